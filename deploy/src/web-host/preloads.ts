import type { PageData, Release, ShellPreloads } from '@rollcall/shared/module';
import type { DrawnPage } from './drawn-page.ts';

/**
 * Preload links, so that the browser fetches the files of a page before scripts ask for them: the shell's frame and shared
 * parts, which draw first, then the module's files (design §6, decision 088). Integrity and crossorigin must match the later requests,
 * otherwise files are fetched twice (design §5); files without a hash are left out.
 */
export function preloadLinks(
  data: PageData,
  shell: ShellPreloads,
  page: DrawnPage | undefined,
): string[] {
  if (!page) return [];
  const { release, files } = page;
  return [
    ...links(data.shell.filesUrl, files, shell.files),
    ...(release ? links(release.url, release.preload, release.integrity) : []),
  ];
}

const links = (url: string, paths: readonly string[], integrity: Release['integrity']) =>
  paths
    .filter((path) => path in integrity)
    .map(
      (path) =>
        `<link rel="preload" as="${path.endsWith('.css') ? 'style' : 'script'}" href="${url}${path}" crossorigin="anonymous" integrity="${integrity[path]}">`,
    );
