import type { PointerMove } from '@rollcall/shared/module';
import { Dialog } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { Consent, type Override, overridesFor, overridesOf, REASONS } from './consents.tsx';
import { type Entry, isUsable, namedOf } from './entries.ts';
import { moveMutation, type ReleaseError } from './release-calls.ts';
import { MOVE_TEXTS, type Named, TEXTS } from './texts.ts';
import { useChange } from './use-change.ts';
import type { MoveDialogState } from './use-move-dialog.ts';

type Action = PointerMove['action'];

interface Props {
  readonly entry: Entry;
  readonly dialog: MoveDialogState;
}

/** The dialog of the URL; nothing when what it asks is not possible, as in an old link. */
export function MoveDialogs({ entry, dialog }: Props) {
  const action = MOVES.find((each) => each === dialog.action);
  if (action === undefined) return null;
  const key = `${action} ${dialog.version}`;
  return <PossibleMove key={key} entry={entry} action={action} dialog={dialog} />;
}

/** Stays open when the report changes meanwhile: then the server refuses the move, and says why. */
function PossibleMove({ entry, action, dialog }: Props & { readonly action: Action }) {
  const [to] = useState(() => targetOf(entry, action, dialog.version));
  if (to === undefined) return null;
  return <MoveDialog entry={entry} action={action} to={to} onClose={dialog.close} />;
}

const MOVES: readonly Action[] = ['release', 'rollback', 'confirm', 'disable', 'enable'];

/** The version that is live after a move; undefined when the move is not possible. */
function targetOf(entry: Entry, action: Action, version: string | undefined): string | undefined {
  const { name, current, good, disabled } = entry;
  const chosen = entry.versions.find((one) => one.version === version);
  switch (action) {
    case 'release':
      return chosen && isUsable(entry, chosen) ? version : undefined;
    case 'rollback':
      return chosen && isUsable(entry, chosen) && chosen.isEarlier ? version : undefined;
    case 'confirm':
      return good === current ? undefined : current;
    case 'disable':
      return disabled || name === 'shell' ? undefined : current;
    case 'enable':
      return disabled ? current : undefined;
  }
}

interface DialogProps {
  readonly entry: Entry;
  readonly action: Action;
  readonly to: string;
  readonly onClose: () => void;
}

function MoveDialog({ entry, action, to, onClose }: DialogProps) {
  // What the dialog began with, also when the report is refetched: the server refuses a move of something else.
  const [module] = useState(namedOf(entry));
  const texts = MOVE_TEXTS[action];
  const { submit, consent, isPending, error, overrides } = useMove(
    { entry, action, to, onClose },
    module,
  );
  const isDangerous = action === 'rollback' || action === 'disable';
  // Someone else moved it: the same question would be refused again.
  const isOver = error?.status === 409 && error.refusals.length === 0;
  return (
    <Dialog title={texts.title(module, to)} size="md" onClose={onClose}>
      <p>{texts.note(module, to)}</p>
      {isDangerous && (
        <Consent label={TEXTS.now} hint={TEXTS.nowHint} onChange={(now) => consent({ now })} />
      )}
      {error && <Failure error={error} />}
      {overrides.map((name) => (
        <Consent
          key={name}
          reason={REASONS[name](to)}
          label={TEXTS[name]}
          onChange={(isGiven) => consent({ [name]: isGiven })}
        />
      ))}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{isOver ? TEXTS.close : TEXTS.cancel}</Button>
        {!isOver && (
          <Button
            type="primary"
            danger={isDangerous}
            // A disabled button would lose the focus.
            aria-disabled={isPending}
            onClick={() => isPending || submit()}
          >
            {isPending ? TEXTS.moving : texts.button}
          </Button>
        )}
      </Flex>
    </Dialog>
  );
}

type Consents = Pick<PointerMove, 'now' | Override>;

/** The move of a dialog, with the consents that were given and the overrides that the gate asks for. */
function useMove({ entry, action, to, onClose }: DialogProps, module: Named) {
  const { mutate, isPending, error } = useChange(
    moveMutation(entry.name, MOVE_TEXTS[action].done(module, to)),
  );
  const version = entry.versions.find((one) => one.version === to);
  const [overrides, setOverrides] = useState(() => overridesFor(entry, version, action));
  const [consents, setConsents] = useState<Consents>({});
  const needsVersion = action === 'release' || action === 'rollback';
  const submit = () =>
    mutate(
      { action, from: module.current, ...(needsVersion && { to }), ...consents },
      {
        onSuccess: onClose,
        onError: ({ refusals }) => refusals.length > 0 && offer(overridesOf(refusals)),
      },
    );
  /** Boxes that were offered stay, with what was chosen in them, unless a rule refuses that none of them overrides. */
  const offer = (asked: readonly Override[]) => {
    setOverrides((before) => (asked.length > 0 ? [...new Set([...before, ...asked])] : []));
    if (asked.length === 0) setConsents(({ now }) => ({ now }));
  };
  const consent = (given: Consents) => setConsents((before) => ({ ...before, ...given }));
  return { submit, consent, isPending, error, overrides };
}

/** Why a move failed: each rule of the gate, with its fix unless it can be overridden. */
function Failure({ error: { message, refusals } }: { readonly error: ReleaseError }) {
  const overrides = overridesOf(refusals);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={refusals.length === 0 ? message : TEXTS.refused}
      description={
        refusals.length > 0 && (
          <ul className="release-refusals">
            {refusals.map(({ rule, problem, fix }) => (
              <li key={rule}>
                <strong translate="no">{rule}</strong>: {problem}.
                {overrides.length === 0 && <div>{TEXTS.fix(fix)}</div>}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
