import type { ComponentProps } from 'react';
import './file-input.css';

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'ref' | 'accept' | 'disabled'> {
  readonly 'aria-describedby'?: string | undefined;
  /** Called with the chosen file, or undefined when the choice was cleared. The caller shows the file's name. */
  readonly onFile: (file: File | undefined) => void;
  /** Clears the control after each choice, so that the same file can be chosen again after a failure. */
  readonly isUsedAtOnce?: boolean;
}

/** A control for choosing one file. It does not show whether a file is chosen. */
export function FileInput({ onFile, isUsedAtOnce = false, ...control }: Props) {
  return (
    <input
      {...control}
      type="file"
      className="file-input"
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        if (isUsedAtOnce) target.value = '';
      }}
    />
  );
}
