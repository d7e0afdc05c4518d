import { HASH } from './hash.ts';
import { isModuleName } from './names.ts';
import type { PageData } from './page-data.ts';
import type { ModulePointer, Release, ReleaseList, ShellRelease } from './release-list.ts';
import type { UploadFacts } from './release-paths.ts';
import {
  type Check,
  flag,
  listOf,
  nullable,
  number,
  object,
  optional,
  recordOf,
  text,
} from './shape.ts';

// What a page checks before it uses a release list. The same as the schemas next to this file, without the schema library,
// which was a tenth of the sign-in page's script time; readable.test.ts compares both.

const texts = listOf(text);
const hash: Check = (value) => text(value) && HASH.test(value as string);

const condition = { capability: optional(text), right: optional(text) };

const route = object({
  path: text,
  access: text,
  title: optional(text),
  ...condition,
  antd: optional(flag),
  firstCall: optional(object({ url: text, capability: optional(text) })),
});

const link = object({ id: text, label: text, to: text, ...condition });

const group = object({ id: text, label: text, icon: text, order: number, children: listOf(link) });

const extension = object({
  point: text,
  id: text,
  title: text,
  order: optional(number),
  ...condition,
});

const descriptor = object({
  name: (value) => text(value) && isModuleName(value as string),
  title: text,
  team: text,
  requires: object({ platform: text }),
  routes: listOf(route),
  nav: listOf(group),
  extensions: optional(listOf(extension)),
  backend: optional(text),
  budget: object({ loadTimeoutMs: number, sizeKb: number }),
});

const release = object({
  name: text,
  version: text,
  federationName: text,
  url: text,
  builtAt: text,
  descriptor,
  descriptorFormat: optional(number),
  consumes: texts,
  libraries: optional(recordOf(text)),
  needs: texts,
  sdk: optional(text),
  integrity: recordOf(hash),
  preload: texts,
  smokeTest: optional(text),
  testedCommit: optional(text),
  upload: optional(object({ by: text, at: text, revision: optional(text) })),
  isChecked: optional(flag),
  isPartial: optional(flag),
});

const pointer = {
  current: text,
  good: nullable(text),
  bad: texts,
  by: text,
  at: text,
  since: optional(text),
  urgent: optional(text),
};

const modulePointer = object({ ...pointer, disabled: flag, releases: recordOf(release) });

const releaseList = object({
  format: (value) => value === 1,
  updatedAt: text,
  shell: object(pointer),
  modules: recordOf(modulePointer),
});

const shell = object({
  name: (value) => value === 'shell',
  version: text,
  builtAt: text,
  platform: text,
  provides: texts,
  deprecated: optional(recordOf(text)),
  libraries: optional(recordOf(text)),
  inlineScripts: optional(listOf(hash)),
  filesUrl: text,
  reads: object({ list: number, descriptor: number, page: number }),
  smokeTest: optional(text),
  testedCommit: optional(text),
  isPartial: optional(flag),
});

const pageData = object({
  shell,
  releases: releaseList,
  capabilities: nullable(texts),
  api: object({ baseUrl: text, paths: recordOf(text) }),
  companyZone: nullable(text),
  companyName: optional(text),
  failedShell: optional(text),
  servedAt: optional(number),
});

const consent = object({ upload: object({ team: text, by: text, revision: optional(text) }) });

/** Whether a page can use a module's entry in a release list. */
export const isModulePointer = (value: unknown): value is ModulePointer => modulePointer(value);

/** Whether a page can use a release list. */
export const isReleaseList = (value: unknown): value is ReleaseList => releaseList(value);

/** Whether a page can use the record of a module's release. */
export const isRelease = (value: unknown): value is Release => release(value);

/** Whether a console can start with the data of a page. */
export const isPageData = (value: unknown): value is PageData => pageData(value);

/** Whether a page can use the record of a shell. */
export const isShellRelease = (value: unknown): value is ShellRelease => shell(value);

/** Whether a response asks for the consent to run an uploaded release (decision 072). */
export const isConsentNeeded = (value: unknown): value is { readonly upload: UploadFacts } =>
  consent(value);
