import { useEffect, useState } from 'react';
import { controlId } from './field-grid.tsx';

/** Returns a function that focuses a field, retrying until its tab is rendered, which takes a frame or two. */
export function useFieldFocus(form: string): (name: string) => void {
  const [target, setTarget] = useState<{ readonly name: string }>();
  useEffect(() => {
    if (!target) return;
    let frame = 0;
    let triesLeft = 30;
    const focus = () => {
      const control = document.getElementById(controlId(form, target.name));
      control?.focus();
      triesLeft -= 1;
      if (!control && triesLeft > 0) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [form, target]);
  return (name) => setTarget({ name });
}
