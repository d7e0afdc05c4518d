import { usePageContext } from '@rollcall/shared/session';
import { ErrorNotice, PageHeading, PageLink, useFocusFallback } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { type Entry, entriesOf, liveVersion, titleOf } from './entries.ts';
import { MoveDialogs } from './move-dialog.tsx';
import { releasesQuery } from './release-calls.ts';
import { StateTag } from './state-tag.tsx';
import { TEXTS } from './texts.ts';
import { useActor } from './use-actor.ts';
import { type MoveDialogState, useMoveDialog } from './use-move-dialog.ts';
import { useTimes } from './use-times.ts';
import { VersionList } from './version-list.tsx';

interface Props {
  readonly name: string;
  /** What is drawn when there is no module of this name. */
  readonly notFound: ReactNode;
}

/** One module, or the shell: what is known of it, its versions, and every move of its pointer. */
export function ModulePage({ name, notFound }: Props) {
  const { data, error, refetch } = useQuery(releasesQuery());
  const dialog = useMoveDialog();
  if (!data) {
    return (
      <>
        <PageLink to="/modules">‹ {TEXTS.back}</PageLink>
        <PageHeading title={name} />
        {error ? (
          <ErrorNotice message={error.message} onRetry={() => void refetch()} />
        ) : (
          <output>{TEXTS.loading}</output>
        )}
      </>
    );
  }
  const entry = entriesOf(data).find((each) => each.name === name);
  if (!entry) return notFound;
  return (
    <>
      <PageLink to="/modules">‹ {TEXTS.back}</PageLink>
      <PageHeading title={titleOf(entry)} actions={<Actions entry={entry} dialog={dialog} />} />
      {error && (
        <div style={SPACED}>
          <ErrorNotice message={error.message} onRetry={() => void refetch()} />
        </div>
      )}
      <Facts entry={entry} />
      <Typography.Title level={2}>{TEXTS.versions}</Typography.Title>
      {entry.versions.some(({ problem }) => problem !== undefined) && (
        <Alert type="warning" showIcon title={TEXTS.problem} style={SPACED} />
      )}
      <VersionList entry={entry} dialog={dialog} />
      <MoveDialogs entry={entry} dialog={dialog} />
    </>
  );
}

const SPACED = { marginBottom: 16 } as const;

interface ActionsProps {
  readonly entry: Entry;
  readonly dialog: MoveDialogState;
}

/** The moves that are about what is live. */
function Actions({ entry, dialog }: ActionsProps) {
  const { name, current, good, disabled } = entry;
  const group = useRef<HTMLDivElement>(null);
  // A pressed button that is gone leaves the focus to its neighbours.
  const focusFallback = useFocusFallback(() => group.current);
  if (current === undefined) return null;
  const button = (action: 'confirm' | 'disable' | 'enable', label: string) => (
    <Button
      // Disable becomes Enable, and keeps the focus.
      key={action === 'confirm' ? action : 'switch'}
      aria-haspopup="dialog"
      danger={action === 'disable'}
      onClick={() => dialog.open(action)}
    >
      {label}
    </Button>
  );
  return (
    <Flex ref={group} wrap gap="small" tabIndex={-1} style={NO_OUTLINE} {...focusFallback}>
      {good !== current && !liveVersion(entry)?.problem && button('confirm', TEXTS.confirm)}
      {name !== 'shell' &&
        (disabled ? button('enable', TEXTS.enable) : button('disable', TEXTS.disable))}
    </Flex>
  );
}

const NO_OUTLINE = { outline: 'none' } as const;

function Facts({ entry }: { readonly entry: Entry }) {
  const { name, current, good, since, at, by, module, deprecated = {} } = entry;
  const { when } = useTimes();
  const actor = useActor();
  const texts = TEXTS.facts;
  const advice = Object.entries(deprecated).map(([used, text]) => (
    <div key={used}>{TEXTS.deprecated(used, text)}</div>
  ));
  return (
    <dl className="release-facts">
      <Fact label={texts.name}>
        <span translate="no">{name}</span>
      </Fact>
      <Fact label={texts.state}>
        <StateTag entry={entry} />
      </Fact>
      {current !== undefined && (
        <>
          <Fact label={texts.live}>{current}</Fact>
          <Fact label={texts.since}>{when(since)}</Fact>
          <Fact label={texts.good}>{good ?? TEXTS.noGood}</Fact>
        </>
      )}
      {at !== undefined && by !== undefined && (
        <Fact label={texts.moved}>{TEXTS.movedBy(when(at), actor(by))}</Fact>
      )}
      {module && <ModuleFacts module={module} />}
      {advice.length > 0 && <Fact label={texts.deprecated}>{advice}</Fact>}
    </dl>
  );
}

function ModuleFacts({ module }: { readonly module: NonNullable<Entry['module']> }) {
  const { team, rights, backend } = module;
  const texts = TEXTS.facts;
  return (
    <>
      <Fact label={texts.team}>{team}</Fact>
      <Fact label={texts.rights}>{rights.length === 0 ? TEXTS.noRights : rights.join(', ')}</Fact>
      {backend !== undefined && (
        <Fact label={texts.backend}>
          <Backend name={backend} />
        </Fact>
      )}
    </>
  );
}

function Backend({ name }: { readonly name: string }) {
  const isSet = usePageContext(({ capabilities }) => capabilities?.has(`ext.${name}`) ?? false);
  return isSet ? TEXTS.backendIsSet(name) : TEXTS.backendIsMissing(name);
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
