import { FieldLayout, FileInput } from '@rollcall/shared/ui';
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

/** The file inputs with the names of the chosen files, which survive switching tabs. */
export function FileInputs({ files, onAttach }: Props) {
  return (
    <div className="field-groups">
      {FILE_INPUTS.map(({ name, label, accept }) => (
        <FieldLayout key={name} label={label} htmlFor={name} errors={[]} hint={files[name]?.name}>
          <FileInput id={name} accept={accept} onFile={(file) => onAttach(name, file)} />
        </FieldLayout>
      ))}
    </div>
  );
}
