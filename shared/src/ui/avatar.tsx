import { usePageContext } from '@rollcall/shared/session';
import { useState } from 'react';
import { initialsOf } from './initials.ts';
import { safeImage } from './safe-link.ts';
import './person.css';

/** How many colours person.css has. */
const COLORS = 8;

interface Props {
  /** The employee's id, which chooses the colour; null when it is not known. */
  readonly id: number | null;
  readonly name: string | null;
  /** Address of the photo. */
  readonly photo?: string | null;
}

/**
 * A person's photo, else their initials on the colour of their id. A base backend keeps the placeholder of the specification
 * (spec §2, Employees table), and so does who has no name. It stands next to the name,
 * so it is no text: screen readers skip it, and who copies a list copies names.
 */
export function Avatar({ id, name, photo = null }: Props) {
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const [broken, setBroken] = useState<string>();
  const image = safeImage(photo);
  if (image !== undefined && image !== broken) {
    return <img className="avatar" src={image} alt="" onError={() => setBroken(image)} />;
  }
  const initials = isBase || id === null ? '' : initialsOf(name ?? '');
  if (id === null || initials === '') return PLACEHOLDER;
  return (
    <span
      className="avatar"
      aria-hidden
      data-initials={initials}
      data-color={Math.abs(id) % COLORS}
    />
  );
}

const PLACEHOLDER = (
  <span className="avatar" aria-hidden>
    <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor">
      <circle cx="8" cy="4.5" r="3.5" />
      <path d="M1.5 16a6.5 6.5 0 0 1 13 0z" />
    </svg>
  </span>
);
