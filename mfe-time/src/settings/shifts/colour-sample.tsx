import './colour-sample.css';
import './shift-colour.css';

interface Props {
  /** A name of `SHIFT_COLOURS`. */
  readonly colour: string;
  /** Without a text it is decoration. */
  readonly text?: string;
}

/** The colour of a shift, with its name where the colour alone would have to say it. */
export const ColourSample = ({ colour, text }: Props) => (
  <span className="colour-sample">
    <span aria-hidden className="colour-sample-dot shift-colour" data-colour={colour} />
    {text}
  </span>
);
