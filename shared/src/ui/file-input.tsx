import type { ComponentProps } from 'react';
import './file-input.css';

interface Props extends Pick<ComponentProps<'input'>, 'id' | 'ref' | 'accept' | 'disabled'> {
  readonly 'aria-describedby'?: string | undefined;
  /** Told of the file; undefined when the choice was taken back. What was chosen is for the caller to show. */
  readonly onFile: (file: File | undefined) => void;
  /** The file is used at once: the control is empty again, so that the same one can be chosen after a failure. */
  readonly isUsedAtOnce?: boolean;
}

/** A control for one file. It says nothing of a file itself, neither chosen nor none. */
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
