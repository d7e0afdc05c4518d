import { formatDayLabel } from '@rollcall/shared/domain';
import { NO_WRAP, ROW_ACTIONS, ROW_HEADING } from '@rollcall/shared/ui';
import { Checkbox, Select, type TableColumnsType } from 'antd';
import { SettingsTable } from '../form/settings-table.tsx';
import type { Proposal } from './compare.ts';
import { PART_OPTIONS, type Part } from './parts.ts';
import { TEXTS } from './texts.ts';

interface Choice {
  readonly isChosen: (date: string) => boolean;
  readonly choose: (date: string, isChosen: boolean) => void;
  readonly choosePart: (date: string, part: Part) => void;
}

interface Props {
  readonly proposals: readonly Proposal[];
  readonly choice: Choice;
}

type Row = Proposal & { readonly id: number };

/** Holidays to choose from, with what importing each of them does. */
export function ProposalTable({ proposals, choice }: Props) {
  const rows = proposals.map((proposal, id): Row => ({ ...proposal, id }));
  const hasKinds = proposals.some(({ kind }) => kind !== undefined);
  return (
    <SettingsTable
      label={TEXTS.preview}
      columns={columnsOf(choice, hasKinds)}
      rows={rows}
      empty={TEXTS.nothing}
    />
  );
}

function columnsOf(choice: Choice, hasKinds: boolean): TableColumnsType<Row> {
  return [
    {
      title: TEXTS.chosen,
      ...ROW_ACTIONS,
      render: (_, { date, name, isKnown }) => (
        <Checkbox
          aria-label={TEXTS.chooseHoliday(name, formatDayLabel(date))}
          checked={!isKnown && choice.isChosen(date)}
          disabled={isKnown}
          onChange={({ target }) => choice.choose(date, target.checked)}
        />
      ),
    },
    { title: TEXTS.date, ...NO_WRAP, render: (_, { date }) => formatDayLabel(date) },
    { title: TEXTS.name, ...ROW_HEADING, render: (_, { name }) => name },
    {
      title: TEXTS.part,
      ...NO_WRAP,
      render: (_, { date, name, part, isKnown }) => (
        <Select
          size="small"
          aria-label={TEXTS.partOf(name)}
          value={part}
          disabled={isKnown}
          options={PART_OPTIONS}
          onChange={(chosen) => choice.choosePart(date, chosen)}
          style={{ width: 130 }}
        />
      ),
    },
    ...(hasKinds
      ? [{ title: TEXTS.kind, render: (_: unknown, { kind }: Row) => kind && TEXTS.kinds[kind] }]
      : []),
    { title: TEXTS.effect, render: (_, proposal) => effectOf(proposal) },
  ];
}

function effectOf({ isKnown, replaces }: Proposal): string {
  if (isKnown) return TEXTS.isKnown;
  if (!replaces) return TEXTS.isNew;
  return TEXTS.replaces(replaces.name, TEXTS.parts[replaces.part]);
}
