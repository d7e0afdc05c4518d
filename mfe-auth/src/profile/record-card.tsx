import {
  deleteMyPhotoMutation,
  type Fields,
  readText,
  serverMessage,
  updateMyPhotoMutation,
} from '@rollcall/shared/calls';
import { formatDate, formatTime, joinNames } from '@rollcall/shared/domain';
import { EmailText, PhotoField } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useState } from 'react';
import { ConfirmButton } from './confirm-button.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  /** The user's record as received. */
  readonly record: Fields;
  /** Called with the record after the photo was changed. */
  readonly onSaved: (record: Fields) => void;
}

/** The user's photo, and what only an administrator can change. */
export function RecordCard({ record, onSaved }: Props) {
  return (
    <ProfileCard title={TEXTS.record}>
      <OwnPhoto record={record} onSaved={onSaved} />
      <dl className="profile-facts">
        {factsOf(record).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{label === TEXTS.facts.email ? <EmailText address={value} /> : value}</dd>
          </div>
        ))}
      </dl>
      <Typography.Text type="secondary">{TEXTS.recordNote}</Typography.Text>
    </ProfileCard>
  );
}

function OwnPhoto({ record, onSaved }: Props) {
  const update = useMutation(updateMyPhotoMutation());
  const { mutate: remove, isPending } = useMutation(deleteMyPhotoMutation());
  // Another key forgets the chosen file, which can no longer be adjusted.
  const [removals, setRemovals] = useState(0);
  const url = readText(record.avatarUrl) ?? readText(record.profilePhotoUrl);
  const afterRemoval = (saved: Fields) => {
    setRemovals(removals + 1);
    onSaved(saved);
  };
  return (
    <PhotoField
      key={removals}
      url={url}
      isLimited
      send={async (photo) => onSaved(await update.mutateAsync(photo))}
      messageOf={serverMessage}
      action={
        url !== null && (
          <ConfirmButton
            size="small"
            dialog="remove-photo"
            label={TEXTS.removePhoto}
            question={TEXTS.removePhotoQuestion}
            disabled={isPending}
            onConfirm={() => remove(undefined, { onSuccess: afterRemoval })}
          />
        )
      }
    />
  );
}

/** Labels and values; '-' for a value that is missing, except that optional facts are left out. */
function factsOf(record: Fields): readonly (readonly [string, string])[] {
  const text = (name: string) => readText(record[name]) ?? '-';
  const time = (name: string) => formatTime(readText(record[name]));
  const shift = [time('shiftStartTime'), time('shiftEndTime')] as const;
  const names = ['firstName', 'middleName', 'lastName'].map((name) => readText(record[name]));
  const optional = [
    [TEXTS.facts.employmentType, text('employmentType').replaceAll('_', ' ')],
    [TEXTS.facts.workLocation, text('workLocation')],
    [TEXTS.facts.shift, shift.every((part) => part === '-') ? '-' : TEXTS.shift(...shift)],
    [TEXTS.facts.vacationDays, text('vacationDays')],
  ] as const;
  return [
    [TEXTS.facts.name, joinNames(...names)],
    [TEXTS.facts.code, text('employeeId')],
    [TEXTS.facts.email, text('email')],
    [TEXTS.facts.department, text('department')],
    [TEXTS.facts.designation, text('designation')],
    [TEXTS.facts.joiningDate, formatDate(readText(record.joiningDate))],
    ...optional.filter(([, value]) => value !== '-'),
  ];
}
