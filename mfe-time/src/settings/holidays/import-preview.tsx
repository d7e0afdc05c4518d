import { holidaysQuery, scheduleMutation } from '@rollcall/shared/calls';
import { MAX_HOLIDAYS_PER_CALL } from '@rollcall/shared/contract';
import { useMutation, useQueries } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Typography } from 'antd';
import { useState } from 'react';
import { SettingsLoader } from '../form/settings-loader.tsx';
import { type ImportedHoliday, isChosenAtFirst, type Proposal, propose } from './compare.ts';
import type { Part } from './parts.ts';
import { ProposalTable } from './proposal-table.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly calendarId: number;
  readonly holidays: readonly ImportedHoliday[];
  readonly onDone: () => void;
}

/** What importing holidays would do to a calendar, with a checkbox for each. */
export function ImportPreview({ calendarId, holidays, onDone }: Props) {
  const years = [...new Set(holidays.map(({ date }) => Number(date.slice(0, 4))))];
  const existing = useQueries({ queries: years.map((year) => holidaysQuery(calendarId, year)) });
  if (holidays.length === 0) return <Typography.Text>{TEXTS.nothing}</Typography.Text>;
  const failed = existing.find(({ error }) => error);
  const loaded = existing.flatMap(({ data }) => (data ? [data] : []));
  if (loaded.length < years.length) {
    const retry = () => Promise.all(existing.map(({ refetch }) => refetch()));
    return <SettingsLoader error={failed?.error ?? null} onRetry={retry} />;
  }
  const proposals = propose(holidays, loaded.flat());
  return <Choice calendarId={calendarId} proposals={proposals} onDone={onDone} />;
}

interface ChoiceProps {
  readonly calendarId: number;
  readonly proposals: readonly Proposal[];
  readonly onDone: () => void;
}

function Choice({ calendarId, proposals, onDone }: ChoiceProps) {
  const choice = useChoice(proposals);
  const save = useMutation(scheduleMutation('setHolidays'));
  const { chosen, possible } = choice;
  const isTooMany = chosen.length > MAX_HOLIDAYS_PER_CALL;
  const submit = () => {
    const body = { holidays: chosen.map(({ date, name, part }) => ({ date, name, part })) };
    save.mutate({ params: { id: calendarId }, body }, { onSuccess: onDone });
  };
  return (
    <Flex vertical gap="small">
      {possible.length > 0 && (
        <Checkbox
          checked={chosen.length === possible.length}
          indeterminate={chosen.length > 0 && chosen.length < possible.length}
          onChange={({ target }) => choice.chooseAll(target.checked)}
        >
          {TEXTS.all(chosen.length, possible.length)}
        </Checkbox>
      )}
      <ProposalTable proposals={choice.proposals} choice={choice} />
      {save.error && <Alert type="error" showIcon role="alert" title={save.error.message} />}
      {isTooMany && (
        <Alert type="error" showIcon role="alert" title={TEXTS.tooMany(MAX_HOLIDAYS_PER_CALL)} />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onDone}>{TEXTS.cancel}</Button>
        <Button
          type="primary"
          disabled={chosen.length === 0 || isTooMany || save.isPending}
          onClick={submit}
        >
          {save.isPending ? TEXTS.saving : TEXTS.save(chosen.length)}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Which holidays are chosen, and for which part of the day. */
function useChoice(all: readonly Proposal[]) {
  const [chosenDates, setChosen] = useState(
    () => new Set(all.filter(isChosenAtFirst).map(({ date }) => date)),
  );
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map());
  const proposals = all.map((proposal) => withPart(proposal, parts.get(proposal.date)));
  const possible = proposals.filter(({ isKnown }) => !isKnown);
  const set = (date: string, isChosen: boolean) => {
    const next = new Set(chosenDates);
    if (isChosen) next.add(date);
    else next.delete(date);
    setChosen(next);
  };
  return {
    proposals,
    possible,
    chosen: possible.filter(({ date }) => chosenDates.has(date)),
    isChosen: (date: string) => chosenDates.has(date),
    choose: set,
    chooseAll: (isChosen: boolean) =>
      setChosen(new Set(isChosen ? possible.map(({ date }) => date) : [])),
    choosePart: (date: string, part: Part) => setParts(new Map(parts).set(date, part)),
  };
}

const withPart = (proposal: Proposal, part: Part | undefined): Proposal =>
  part === undefined || proposal.isKnown ? proposal : { ...proposal, part };
