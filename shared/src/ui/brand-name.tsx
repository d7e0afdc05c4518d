import './brand-name.css';

/** The product's mark and name, at the top of each page. */
export const BrandName = () => <p className="brand-name">Rollcall</p>;
