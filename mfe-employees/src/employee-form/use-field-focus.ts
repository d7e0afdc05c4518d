import { useEffect, useState } from 'react';
import { controlId } from './field-grid.tsx';

/** Puts the focus into a field once the tab that has it is drawn, which takes a frame or two. */
export function useFieldFocus(form: string): (name: string) => void {
  const [wanted, setWanted] = useState<{ readonly name: string }>();
  useEffect(() => {
    if (!wanted) return;
    let frame = 0;
    let triesLeft = 30;
    const focus = () => {
      const control = document.getElementById(controlId(form, wanted.name));
      control?.focus();
      triesLeft -= 1;
      if (!control && triesLeft > 0) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [form, wanted]);
  return (name) => setWanted({ name });
}
