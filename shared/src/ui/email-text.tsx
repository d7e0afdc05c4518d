import { Fragment } from 'react';

/** An email address that breaks before `@` and dots, not inside a word. */
export function EmailText({ address }: { readonly address: string }) {
  const [first, ...others] = address.split(/(?=[@.])/);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // The parts have no other identity than their place.
        <Fragment key={`${index}${part}`}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
