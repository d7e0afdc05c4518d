import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Pick<ButtonProps, 'type' | 'size' | 'children'> {
  /** A path of the console. */
  readonly to: string;
}

/** A link that looks like a button; in another tab, where the user asks for it. */
export function LinkButton({ to, ...props }: Props) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLElement>(to);
  return <Button {...props} href={href} onClick={onClick} />;
}
