/** The parts of `live.json` that the benchmark reads. */
export interface ReleaseLists {
  readonly shell: { readonly current: string };
  readonly modules: Readonly<Record<string, ModulePointer>>;
}

interface ModulePointer {
  readonly current: string;
  readonly releases: Record<string, object>;
}
