import { FieldLayout, FileInput, safeLink, useFocusFallback } from '@rollcall/shared/ui';
import { Button, Flex, Input, Progress } from 'antd';
import { type FormEvent, useRef } from 'react';
import { DocumentList } from './document-list.tsx';
import { TEXTS } from './texts.ts';
import type { Documents } from './use-documents.ts';

const NAME_ID = 'document-name';
const FILE_ID = 'document-file';

/** The Documents tab of the Edit dialog (spec §2, spec §4, spec §5). */
export function DocumentsTab({ documents }: { readonly documents: Documents }) {
  const { entry, progress } = documents;
  const nameInput = useRef<HTMLDivElement>(null);
  const nameControl = () => nameInput.current?.querySelector('input');
  // Add is disabled while it saves, and a Delete button disappears with its document.
  const focusFallback = useFocusFallback(nameControl);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    documents.submit();
  };
  const isUpdate = entry.editing !== null;
  const link = safeLink(entry.url || null);
  return (
    <div {...focusFallback}>
      <DocumentList
        documents={documents.list}
        onEdit={(document) => {
          documents.edit(document);
          nameControl()?.focus();
        }}
        onDelete={documents.remove}
      />
      <form noValidate onSubmit={onSubmit}>
        <div ref={nameInput}>
          <NameField value={entry.name} onChange={documents.rename} />
        </div>
        <FileField documents={documents} />
        {progress !== undefined && (
          <Progress aria-label={TEXTS.progress} percent={Math.round(progress * 100)} size="small" />
        )}
        {link && (
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {TEXTS.chosen}
            </a>
          </p>
        )}
        <Flex justify="end" gap="small">
          {isUpdate && <Button onClick={documents.clear}>{TEXTS.cancelUpdate}</Button>}
          <Button type="primary" htmlType="submit" disabled={!documents.canSubmit}>
            {isUpdate ? TEXTS.update : TEXTS.add}
          </Button>
        </Flex>
      </form>
    </div>
  );
}

interface NameProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function NameField({ value, onChange }: NameProps) {
  return (
    <FieldLayout label={TEXTS.name} htmlFor={NAME_ID} errors={[]}>
      <Input
        id={NAME_ID}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // Enter does not submit (spec §5).
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </FieldLayout>
  );
}

function FileField({ documents }: { readonly documents: Documents }) {
  const { problem } = documents;
  return (
    <>
      <FieldLayout
        label={TEXTS.file}
        htmlFor={FILE_ID}
        errors={problem === undefined ? [] : [{ id: `${FILE_ID}-error`, text: problem }]}
        hint={TEXTS.hint}
      >
        <FileInput
          id={FILE_ID}
          accept="image/*"
          aria-describedby={problem === undefined ? undefined : `${FILE_ID}-error`}
          disabled={documents.isBusy}
          isUsedAtOnce
          onFile={(chosen) => chosen && documents.choose(chosen)}
        />
      </FieldLayout>
      {problem !== undefined && <p>{TEXTS.hint}</p>}
    </>
  );
}
