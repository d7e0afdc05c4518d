import { FAILED_SHELL_COOKIE } from '@rollcall/shared/module';
import '../modules/overrides/preview-banner.css';

/** Says on every page that last known good replaces the live shell, which failed in this browser (decision 066). */
export function ShellFallbackNotice() {
  const retry = () => {
    document.cookie = `${FAILED_SHELL_COOKIE}=; path=/; max-age=0`;
    location.reload();
  };
  return (
    <section className="preview-banner" aria-label="Earlier version">
      <p>
        Rollcall is shown in its earlier version, because the latest one did not work in this
        browser.
      </p>
      <button type="button" onClick={retry}>
        Try the latest version again
      </button>
    </section>
  );
}
