import type { PublishedVersion } from '@rollcall/shared/module';
import { ListTable, ROW_ACTIONS, ROW_HEADING, useRowDescription } from '@rollcall/shared/ui';
import { Button, Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { useState } from 'react';
import { describeHealth, describeReasons } from './describe-health.ts';
import { type Entry, isUsable } from './entries.ts';
import { HEALTH_TEXTS, MOVE_TEXTS, PROBLEMS, TEXTS } from './texts.ts';
import type { MoveDialogState } from './use-move-dialog.ts';
import { type Times, useTimes } from './use-times.ts';
import { wholeList } from './whole-list.ts';

interface Props {
  readonly entry: Entry;
  readonly dialog: MoveDialogState;
}

/** The published versions of a name, with what can be done with each. */
export function VersionList({ entry, dialog }: Props) {
  const [page, setPage] = useState(0);
  const { when } = useTimes();
  const rows = entry.versions.map((one, id) => ({ ...one, id }));
  return (
    <ListTable
      label={TEXTS.versions}
      columns={columnsOf(entry, dialog, when)}
      list={wholeList(rows, page)}
      page={page}
      onPage={setPage}
      texts={{ loading: TEXTS.loading, empty: TEXTS.noVersions }}
      hasEmptyFooter={false}
    />
  );
}

type Row = PublishedVersion & { readonly id: number };

function columnsOf(
  entry: Entry,
  dialog: MoveDialogState,
  when: Times['when'],
): TableColumnsType<Row> {
  const texts = TEXTS.versionColumns;
  return [
    {
      title: texts.version,
      minWidth: 120,
      ...ROW_HEADING,
      render: (_, { version }) => version,
    },
    {
      title: texts.marks,
      width: 125,
      render: (_, one) => <Marks marks={marksOf(entry, one)} />,
    },
    { title: texts.built, minWidth: 120, render: (_, { builtAt }) => when(builtAt) },
    {
      title: texts.sent,
      minWidth: 130,
      render: (_, one) => <Sender one={one} when={when} />,
    },
    {
      title: texts.loads,
      minWidth: 140,
      render: (_, { health }) => <Loads name={entry.name} health={health} when={when} />,
    },
    {
      title: texts.actions,
      width: 180,
      ...ROW_ACTIONS,
      render: (_, one) => <Actions entry={entry} one={one} dialog={dialog} />,
    },
  ];
}

const { marks: MARKS } = TEXTS;

type Mark = readonly [text: string, color: string];

/** What is known of a version, as `npm run releases` marks it. */
function marksOf({ current, good, bad = [] }: Entry, one: PublishedVersion): readonly Mark[] {
  const { version, problem, smokeTest } = one;
  return [
    ...(version === current ? [[MARKS.live, 'success'] as const] : []),
    ...(version === good ? [[MARKS.good, 'processing'] as const] : []),
    ...(bad.includes(version) ? [[MARKS.bad, 'error'] as const] : []),
    ...(problem ? [[PROBLEMS[problem], 'error'] as const] : []),
    ...(smokeTest === 'failed' ? [[MARKS.failed, 'error'] as const] : []),
    ...(smokeTest === 'missing' ? [[MARKS.missing, 'warning'] as const] : []),
  ];
}

const Marks = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.length === 0 ? (
    TEXTS.none
  ) : (
    <Flex wrap gap={4}>
      {marks.map(([text, color]) => (
        <Tag key={text} color={color}>
          {text}
        </Tag>
      ))}
    </Flex>
  );

interface SenderProps {
  readonly one: PublishedVersion;
  readonly when: Times['when'];
}

/** The pipeline that sent a version, with the revision of its sources. */
function Sender({ one: { upload, problem }, when }: SenderProps) {
  if (!upload) return problem ? TEXTS.none : TEXTS.ofTheConsole;
  const { by, at, revision } = upload;
  const details = [when(at), ...(revision === undefined ? [] : [TEXTS.revision(revision)])];
  return (
    <>
      <bdi>{by}</bdi>
      <Typography.Text type="secondary" className="release-note">
        {details.join(' · ')}
      </Typography.Text>
    </>
  );
}

interface LoadsProps extends Pick<PublishedVersion, 'health'> {
  readonly name: string;
  readonly when: Times['when'];
}

function Loads({ name, health, when }: LoadsProps) {
  const { last, medianMs } = health;
  const id = last?.supportId;
  const details = [
    ...(medianMs === null ? [] : [HEALTH_TEXTS.median(Math.round(medianMs))]),
    ...describeReasons(health),
    ...(last ? [HEALTH_TEXTS.last(when(last.at))] : []),
    ...(id === undefined ? [] : [HEALTH_TEXTS.supportId(id)]),
  ];
  return (
    <>
      {describeHealth(name, health)}
      {details.length > 0 && (
        <Typography.Text type="secondary" className="release-note">
          {details.join(' · ')}
        </Typography.Text>
      )}
    </>
  );
}

interface ActionsProps extends Props {
  readonly one: PublishedVersion;
}

function Actions({ entry, one, dialog }: ActionsProps) {
  const description = useRowDescription();
  const { version } = one;
  if (!isUsable(entry, one)) return null;
  return (
    <Flex wrap gap="small">
      {entry.name !== 'shell' && (
        <Button
          size="small"
          href={`/?preview=${encodeURIComponent(`${entry.name}@${version}`)}`}
          target="_blank"
          title={TEXTS.previewTitle(version)}
          {...description}
        >
          {TEXTS.preview}
        </Button>
      )}
      <Button
        size="small"
        aria-haspopup="dialog"
        {...description}
        onClick={() => dialog.open('release', version)}
      >
        {MOVE_TEXTS.release.button}
      </Button>
      {one.isEarlier && (
        <Button
          size="small"
          aria-haspopup="dialog"
          {...description}
          onClick={() => dialog.open('rollback', version)}
        >
          {MOVE_TEXTS.rollback.button}
        </Button>
      )}
    </Flex>
  );
}
