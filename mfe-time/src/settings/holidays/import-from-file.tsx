import { readHolidayFileMutation } from '@rollcall/shared/calls';
import { MAX_CALENDAR_FILE_CHARS } from '@rollcall/shared/contract';
import { FieldLayout, FileInput } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import { useId, useState } from 'react';
import { ImportPreview } from './import-preview.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly calendarId: number;
  /** From when an event that repeats has its days. */
  readonly year: number;
  readonly onDone: () => void;
}

/** Imports the holidays of an iCalendar file. */
export function ImportFromFile({ calendarId, year, onDone }: Props) {
  const id = useId();
  const { file, error, isReading, choose } = useFile(year);
  return (
    <>
      <FieldLayout
        label={TEXTS.file}
        htmlFor={id}
        errors={error === undefined ? [] : [{ id: `${id}-error`, text: error }]}
        hint={TEXTS.fileHint}
      >
        <FileInput
          id={id}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          accept=".ics,text/calendar"
          isUsedAtOnce
          disabled={isReading}
          onFile={choose}
        />
      </FieldLayout>
      <output>
        <Typography.Text type="secondary">
          {isReading ? TEXTS.reading : (file?.name ?? (error === undefined && TEXTS.chooseFile))}
        </Typography.Text>
      </output>
      {file && file.skipped.length > 0 && <Skipped sentences={file.skipped} />}
      {file && (
        <ImportPreview
          key={file.key}
          calendarId={calendarId}
          holidays={file.holidays}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** The chosen file, once it is read. */
function useFile(year: number) {
  const { mutateAsync, isPending, data, error } = useMutation(readHolidayFileMutation());
  const [chosen, setChosen] = useState<{ name: string; key: number }>();
  const [isTooLong, setTooLong] = useState(false);
  async function choose(file: File | undefined) {
    if (!file) return;
    const text = await file.text();
    setTooLong(text.length > MAX_CALENDAR_FILE_CHARS);
    setChosen((before) => ({ name: file.name, key: (before?.key ?? 0) + 1 }));
    if (text.length > MAX_CALENDAR_FILE_CHARS) return;
    // The field shows a failure.
    await mutateAsync({ text, from: `${year}-01-01` }).catch(() => undefined);
  }
  const problem = isTooLong ? TEXTS.fileTooLong : error?.message;
  return {
    file:
      chosen && data && !isPending && problem === undefined ? { ...data, ...chosen } : undefined,
    error: problem,
    isReading: isPending,
    choose: (file: File | undefined) => void choose(file),
  };
}

const SHOWN = 5;

function Skipped({ sentences }: { readonly sentences: readonly string[] }) {
  const more = sentences.length - SHOWN;
  const list = (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {sentences.slice(0, SHOWN).map((sentence, index) => (
        // Two events can have the same sentence.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <li key={index}>{sentence}</li>
      ))}
      {more > 0 && <li>{TEXTS.more(more)}</li>}
    </ul>
  );
  return <Alert type="info" showIcon title={TEXTS.skipped} description={list} />;
}
