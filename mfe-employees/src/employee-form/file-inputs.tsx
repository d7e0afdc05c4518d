import { FieldLayout, FileInput } from '@rollcall/shared/ui';
import { useState } from 'react';
import type { RegistrationFiles } from './registration-body.ts';

interface Props {
  readonly files: RegistrationFiles;
  readonly onAttach: (name: string, file: File | undefined) => void;
}

/** Files of the registration (spec §2): the photo is an image, the cards are a PDF or an image. */
export const FILE_INPUTS = [
  { name: 'profilePhoto', label: 'Profile Photo', accept: 'image/*' },
  { name: 'aadhaarCard', label: 'Aadhaar Card', accept: '.pdf,application/pdf,image/*' },
  { name: 'panCard', label: 'PAN Card', accept: '.pdf,application/pdf,image/*' },
] as const;

const EMPTY = 'The file is empty';

/** The file inputs with the names of the chosen files, which survive switching tabs. An empty file is refused. */
export function FileInputs({ files, onAttach }: Props) {
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const attach = (name: string, file: File | undefined) => {
    const isEmpty = file?.size === 0;
    setEmpty((before) => [...before.filter((each) => each !== name), ...(isEmpty ? [name] : [])]);
    onAttach(name, isEmpty ? undefined : file);
  };
  const errorsOf = (name: string) =>
    empty.includes(name) ? [{ id: `${name}-error`, text: EMPTY }] : [];
  return (
    <div className="field-groups">
      {FILE_INPUTS.map(({ name, label, accept }) => (
        <FieldLayout
          key={name}
          label={label}
          htmlFor={name}
          errors={errorsOf(name)}
          hint={files[name]?.name}
        >
          <FileInput
            id={name}
            accept={accept}
            aria-describedby={empty.includes(name) ? `${name}-error` : undefined}
            onFile={(file) => attach(name, file)}
          />
        </FieldLayout>
      ))}
    </div>
  );
}
