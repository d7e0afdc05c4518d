import './initials.css';

/** The first letters of a name, in place of a photo. Screen readers read the name itself. */
export const Initials = ({ name }: { readonly name: string }) => (
  <span className="initials" aria-hidden="true">
    {initialsOf(name)}
  </span>
);

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();
