import { PageNotice } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

interface Props {
  readonly onReopen: () => void;
  readonly onClose: () => void;
}

/** Says that the input of the closed dialog was kept. */
export function KeptNotice({ onReopen, onClose }: Props) {
  return (
    <PageNotice text={TEXTS.kept} action={TEXTS.reopen} onAction={onReopen} onClose={onClose} />
  );
}
