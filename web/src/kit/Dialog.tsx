import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './Button';
import { say } from './words';

interface DialogProps {
  title: string;
  close(): void;
  children: ComponentChildren;
  /** Buttons at its foot: the plain way out first, the primary one last. */
  foot?: ComponentChildren;
  wide?: boolean;
}

/** A question above the table. Escape and a click beside it close it; focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} kind={props.wide ? 'dialog wide' : 'dialog'} />;
}

/** The same at the right edge, on a phone from below: to read beside the table. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} kind="sheet" />;
}

function Modal({ title, close, children, foot, kind }: DialogProps & { kind: string }) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current!;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={box} class={kind} aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === box.current && close()}>
      <div class="modal">
        <header>
          <h2 id={heading}>{title}</h2>
          <Button look="icon" icon="x" aria-label={say('web.close')} onClick={close} />
        </header>
        <div class="modal-body">{children}</div>
        {foot && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}
