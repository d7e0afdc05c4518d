import { useBlocker, useNavigation } from 'react-router-dom';

/** A page that asks before it is left, with names that the shell loads only for modules that use them. */
export function AskingPage() {
  const blocker = useBlocker(true);
  const { state } = useNavigation();
  return (
    <section>
      <h1>Asking Probe</h1>
      <p>Navigation: {state}</p>
      {blocker.state === 'blocked' && (
        <button type="button" onClick={blocker.proceed}>
          Leave the page
        </button>
      )}
    </section>
  );
}
