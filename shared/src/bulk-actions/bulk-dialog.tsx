import { undoBulkAction } from '@rollcall/shared/calls';
import { Dialog } from '@rollcall/shared/ui';
import type { BulkActionName } from '../contract/index.ts';
import { BulkForm } from './bulk-form.tsx';
import type { BulkProps } from './bulk-props.ts';
import { BulkResult } from './bulk-result.tsx';
import { BulkRunning } from './bulk-running.tsx';
import { ACTIONS } from './texts.ts';
import { useBulkRun } from './use-bulk-run.ts';

interface Props extends BulkProps {
  readonly action: BulkActionName;
  readonly onClose: () => void;
}

/** Shows what an action would do with each selected row, does it, and says what became of the rows (decision 096). */
export function BulkDialog({ onClose, ...props }: Props) {
  const { action, selection } = props;
  const finish = () => {
    onClose();
    selection.clear();
  };
  const { run, stop, progress, result } = useBulkRun(action, finish);
  if (result) {
    const { request, rows } = result;
    const undo = () => {
      finish();
      void undoBulkAction(action, rows);
    };
    return (
      <Dialog title={ACTIONS[action].title} size="lg" onClose={finish}>
        <BulkResult {...result} onGoOn={() => run(request, rows)} onUndo={undo} onClose={finish} />
      </Dialog>
    );
  }
  return (
    <Dialog title={ACTIONS[action].title} size="lg" onClose={progress ? stop : onClose}>
      {progress ? (
        <BulkRunning {...progress} onStop={stop} />
      ) : (
        <BulkForm {...props} onRun={run} onCancel={onClose} />
      )}
    </Dialog>
  );
}
