import type { BulkRequest } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { BulkActionName } from '../contract/index.ts';
import { type BulkProps, toQuery } from './bulk-props.ts';
import { PreviewTable } from './preview-table.tsx';
import { ACTIONS, rowsOf, TEXTS } from './texts.ts';
import { useChosenRows, usePreview, useSelectedIds } from './use-preview.ts';
import {
  Form,
  previewValues,
  useForm,
  useInitialValues,
  ValueFields,
  valuesOf,
} from './value-fields.tsx';
import './bulk-dialog.css';

interface Props extends BulkProps {
  readonly action: BulkActionName;
  readonly onRun: (request: BulkRequest) => void;
  readonly onCancel: () => void;
}

/** What an action needs, and what it would do with each selected row. */
export function BulkForm({ onRun, onCancel, ...props }: Props) {
  const { action, list, filter, selection, total } = props;
  const form = useForm();
  const initial = useInitialValues();
  const [values, setValues] = useState(initial);
  const { ids, error, retry } = useSelectedIds(props);
  const preview = usePreview(action, ids, previewValues(action, values));
  const { chosen, selection: selectedRows } = useChosenRows(preview.rows);
  const { about, submit, isDanger } = ACTIONS[action];
  const count = preview.isComplete ? chosen.length : selection.count(total);
  const run = (given: Parameters<typeof valuesOf>[1]) => {
    if (!preview.isComplete || chosen.length === 0) return undefined;
    onRun({
      action,
      ids: chosen.map(({ id }) => id),
      values: valuesOf(action, given),
      ...(selection.isAll && { filter: toQuery(filter) }),
    });
    return undefined;
  };
  return (
    <Form
      form={form}
      name={`bulk-${action.replace('.', '-')}`}
      initialValues={initial}
      onEdit={(changes) => setValues((before) => ({ ...before, ...changes }))}
      onSubmit={run}
    >
      {about && <p>{about}</p>}
      <ValueFields action={action} />
      {error && <ErrorNotice message={error.message} onRetry={retry} />}
      {!error && (preview.isReady || ids === undefined) && (
        <PreviewTable {...{ action, preview }} selection={selectedRows} total={ids?.length ?? 0} />
      )}
      <Flex wrap justify="end" gap="small" className="bulk-buttons">
        <Button onClick={onCancel}>{TEXTS.cancel}</Button>
        <Button
          type="primary"
          danger={isDanger === true}
          htmlType="submit"
          // Without a value, the form says which one is missing.
          disabled={error !== null || (preview.isReady && !(preview.isComplete && count > 0))}
        >
          {submit(rowsOf(list, count))}
        </Button>
      </Flex>
    </Form>
  );
}
