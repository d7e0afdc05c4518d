import './page-skeleton.css';

/** The placeholder of a page while its module loads, with its title; rendered without any library. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <div className="page-skeleton">
      <h1 aria-label={`Loading ${title}`}>{title}</h1>
      <output aria-label={`Loading ${title}`}>
        <span className="page-skeleton-progress" aria-hidden="true" />
        <span className="page-skeleton-block" />
      </output>
    </div>
  );
}
