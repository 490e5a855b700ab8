import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from './words';

/** On or off, said by place, word and colour. */
export function Toggle({ on, change, label, locked }: {
  on: boolean;
  change(on: boolean): void;
  label: string;
  locked?: boolean;
}) {
  return (
    <button type="button" role="switch" aria-checked={on} aria-label={label} aria-disabled={locked || undefined}
      class={`sw${on ? ' on' : ''}`} onClick={() => !locked && change(!on)}>
      <i />
      <em aria-hidden="true">{say(on ? 'web.on' : 'web.off')}</em>
    </button>
  );
}

export interface Choice<T extends string> {
  value: T;
  label: string;
}

/** A choice among several, with the system's own list. */
export function Select<T extends string>({ value, choices, change, label, quiet, locked }: {
  value: T;
  choices: Choice<T>[];
  change(value: T): void;
  label: string;
  quiet?: boolean;
  locked?: boolean;
}) {
  return (
    <span class={`select${quiet ? ' quiet' : ''}`}>
      <select aria-label={label} value={value} aria-disabled={locked || undefined}
        onChange={(event) => {
          if (locked) event.currentTarget.value = value;
          else change(event.currentTarget.value as T);
        }}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={locked && choice.value !== value}>
            {choice.label}
          </option>
        ))}
      </select>
      <svg class="i ln" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9.5 6 6 6-6" /></svg>
    </span>
  );
}

/** One of a few, side by side. */
export function Segments<T extends string>({ value, choices, change, label }: {
  value: T;
  choices: (Choice<T> & { above?: ComponentChildren })[];
  change(value: T): void;
  label: string;
}) {
  const group = useId();
  return (
    <fieldset class="segments">
      <legend class="vh">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class={choice.value === value ? 'on' : ''}>
          <input class="vh" type="radio" name={group} checked={choice.value === value}
            onChange={() => change(choice.value)} />
          {choice.above}
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A line to write in, with its label above. */
export function TextField({ label, note, value, change, ...rest }: {
  label: string;
  note?: string;
  value: string;
  change(value: string): void;
  type?: string;
  name?: string;
  autocomplete?: string;
  maxLength?: number;
  minLength?: number;
  required?: boolean;
  autofocus?: boolean;
}) {
  const id = useId();
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      <input id={id} {...(rest as object)} value={value} aria-describedby={note ? `${id}n` : undefined}
        onInput={(event) => change(event.currentTarget.value)} />
      {note && <small id={`${id}n`}>{note}</small>}
    </div>
  );
}
