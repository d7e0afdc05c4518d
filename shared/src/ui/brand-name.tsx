import './brand-name.css';

/** The product's name at the top of a page without a layout. */
export const BrandName = () => <p className="brand-name">Rollcall</p>;
