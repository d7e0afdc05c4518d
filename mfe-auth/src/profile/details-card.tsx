import type { Fields } from '@rollcall/shared/calls';
import {
  DraftOffer,
  FormErrors,
  formOf,
  ServerErrors,
  useFocusFallback,
} from '@rollcall/shared/ui';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { DetailFields } from './detail-fields.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileValues } from './profile-fields.ts';
import { TEXTS } from './texts.ts';
import { useProfileForm } from './use-profile-form.ts';

const { Form } = formOf<ProfileValues>();

interface Props {
  /** The user's record as received. */
  readonly record: Fields;
  /** Reloads the record; resolves when it has loaded. */
  readonly onReload: () => Promise<unknown>;
}

/** What users may change in their own record. */
export function DetailsCard({ record, onReload }: Props) {
  const profile = useProfileForm(record);
  const submitButton = useRef<HTMLButtonElement>(null);
  // The button is disabled while it saves; the other buttons disappear when pressed.
  const focusFallback = useFocusFallback(() => submitButton.current);
  return (
    <ProfileCard title={TEXTS.details}>
      <div {...focusFallback}>
        <DraftOffer draft={profile.offer} onRestore={profile.restore} />
        <Form
          hasDraft
          form={profile.form}
          name="profile"
          label={TEXTS.details}
          initialValues={profile.initialValues}
          onEdit={profile.edit}
          onSubmit={profile.submit}
        >
          <FormErrors />
          <ServerErrors errors={profile.refused} />
          <DetailFields />
          {profile.isStale && (
            <StaleNotice onReload={() => void onReload().then(profile.refreshed)} />
          )}
          {profile.problem !== undefined && (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={profile.problem}
              style={{ marginBottom: 16 }}
            />
          )}
          <div className="profile-actions">
            <output>{profile.isDirty ? TEXTS.unsaved : ''}</output>
            {profile.isDirty && <Button onClick={profile.discard}>{TEXTS.discard}</Button>}
            <Button ref={submitButton} type="primary" htmlType="submit" disabled={profile.isSaving}>
              {profile.isSaving ? TEXTS.saving : TEXTS.save}
            </Button>
          </div>
        </Form>
      </div>
    </ProfileCard>
  );
}

/** Shown when the record was saved elsewhere in the meantime. */
function StaleNotice({ onReload }: { readonly onReload: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={TEXTS.stale}
      style={{ marginBottom: 16 }}
      action={
        <Button size="small" onClick={onReload}>
          {TEXTS.reload}
        </Button>
      }
    />
  );
}
