import { type FieldError, FieldLayout, FileInput } from '@rollcall/shared/ui';
import type { RegistrationFiles } from './registration-body.ts';

interface Props {
  readonly files: RegistrationFiles;
  /** What the server refused of these files. */
  readonly refused: readonly FieldError[];
  readonly onAttach: (name: string, file: File | undefined) => void;
}

/** Files of the registration (spec §2): the photo is an image, the cards are a PDF or an image. */
export const FILE_INPUTS = [
  { name: 'profilePhoto', label: 'Profile Photo', accept: 'image/*' },
  { name: 'aadhaarCard', label: 'Aadhaar Card', accept: '.pdf,application/pdf,image/*' },
  { name: 'panCard', label: 'PAN Card', accept: '.pdf,application/pdf,image/*' },
] as const;

const EMPTY = 'The file is empty';

/** The first input whose file is empty; undefined when none is. */
export const emptyFile = (files: RegistrationFiles): string | undefined =>
  FILE_INPUTS.find(({ name }) => files[name]?.size === 0)?.name;

/** The file inputs with the names of the chosen files, which survive switching tabs, and what is wrong with them. */
export function FileInputs({ files, refused, onAttach }: Props) {
  const problemOf = (name: string) =>
    files[name]?.size === 0 ? EMPTY : refused.find(({ field }) => field === name)?.message;
  return (
    <div className="field-groups">
      {FILE_INPUTS.map(({ name, label, accept }) => {
        const problem = problemOf(name);
        const errorId = `${name}-error`;
        return (
          <FieldLayout
            key={name}
            label={label}
            htmlFor={name}
            errors={problem === undefined ? [] : [{ id: errorId, text: problem }]}
            hint={files[name]?.name}
          >
            <FileInput
              id={name}
              accept={accept}
              aria-describedby={problem === undefined ? undefined : errorId}
              onFile={(file) => onAttach(name, file)}
            />
          </FieldLayout>
        );
      })}
    </div>
  );
}
