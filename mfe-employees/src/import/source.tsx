import { FieldLayout, FileInput } from '@rollcall/shared/ui';
import { Alert, Button, Card, Flex, Input, Typography } from 'antd';
import { type DragEvent, useId, useState } from 'react';
import { readFile, readText } from './read-table.ts';
import { type Table, UnreadableTable } from './table.ts';
import { TEXTS } from './texts.ts';

interface Props {
  /** Called with what was read, and from where. */
  readonly onTable: (table: Table, from: string) => void;
}

/** Takes the rows: pasted, chosen as a file, or dropped anywhere on it. */
export function Source({ onTable }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const { read, isReading, error } = useReading(onTable);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read(() => readFile(file), file.name);
  };
  return (
    <Card onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Typography.Paragraph>{TEXTS.intro}</Typography.Paragraph>
      <FieldLayout label={TEXTS.file} htmlFor={`${id}-file`} errors={[]} hint={TEXTS.fileHint}>
        <FileInput
          id={`${id}-file`}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          isUsedAtOnce
          disabled={isReading}
          onFile={(file) => file && read(() => readFile(file), file.name)}
        />
      </FieldLayout>
      <FieldLayout label={TEXTS.paste} htmlFor={`${id}-text`} errors={[]} hint={TEXTS.pasteHint}>
        <Input.TextArea
          id={`${id}-text`}
          rows={6}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldLayout>
      {error !== undefined && (
        <Alert type="error" showIcon role="alert" title={error} style={{ marginBottom: 16 }} />
      )}
      <Flex justify="end">
        <Button
          type="primary"
          loading={isReading}
          disabled={text.trim() === ''}
          onClick={() => read(() => readText(text), TEXTS.pasted)}
        >
          {TEXTS.read}
        </Button>
      </Flex>
    </Card>
  );
}

function useReading(onTable: Props['onTable']) {
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (reader: () => Promise<Table>, from: string) => {
    setReading(true);
    setError(undefined);
    try {
      onTable(await reader(), from);
    } catch (cause) {
      setError(cause instanceof UnreadableTable ? cause.message : TEXTS.failed);
    }
    setReading(false);
  };
  return {
    isReading,
    error,
    read: (reader: () => Promise<Table>, from: string) => void run(reader, from),
  };
}
