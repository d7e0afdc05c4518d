import {
  DraftOffer,
  FormErrors,
  formOf,
  ServerErrors,
  useFocusFallback,
} from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { type ReactNode, useRef } from 'react';
import { TEXTS } from './texts.ts';
import type { useSettingsForm } from './use-settings-form.ts';

interface Props<Values extends object> {
  /** Prefix of the ids of its controls, and its accessible name. */
  readonly name: string;
  readonly label: string;
  readonly settings: ReturnType<typeof useSettingsForm<Values>>;
  readonly isSaving: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form of settings: its fields, why a change was refused, and buttons that save or discard the changes. */
export function SettingsForm<Values extends object>(props: Props<Values>) {
  const { name, label, settings, isSaving, children } = props;
  const { Form } = formOf<Values>();
  const submitButton = useRef<HTMLButtonElement>(null);
  // The button is disabled while it saves; the other buttons disappear when pressed.
  const focusFallback = useFocusFallback(() => submitButton.current);
  return (
    <div {...focusFallback}>
      <DraftOffer draft={settings.offer} onRestore={settings.restore} />
      <Form
        hasDraft
        form={settings.form}
        name={name}
        label={label}
        initialValues={settings.initialValues as Partial<Values>}
        onEdit={settings.edit}
        onSubmit={settings.submit}
      >
        <FormErrors />
        <ServerErrors errors={settings.refused} />
        {children}
        <Problem {...settings} />
        <Flex wrap gap="small" align="center" justify="end">
          <output>{settings.isDirty ? TEXTS.unsaved : ''}</output>
          {settings.isDirty && <Button onClick={settings.discard}>{TEXTS.discard}</Button>}
          <Button ref={submitButton} type="primary" htmlType="submit" disabled={isSaving}>
            {isSaving ? TEXTS.saving : TEXTS.save}
          </Button>
        </Flex>
      </Form>
    </div>
  );
}

type ProblemProps = Pick<ReturnType<typeof useSettingsForm>, 'isStale' | 'problem' | 'reload'>;

/** Why a change was refused, unless a field shows it. */
function Problem({ isStale, problem, reload }: ProblemProps) {
  if (isStale) {
    const action = (
      <Button size="small" onClick={reload}>
        {TEXTS.reload}
      </Button>
    );
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={TEXTS.stale}
        style={SPACED}
        action={action}
      />
    );
  }
  if (problem === undefined) return null;
  return <Alert type="error" showIcon role="alert" title={problem} style={SPACED} />;
}

const SPACED = { marginBottom: 16 } as const;
