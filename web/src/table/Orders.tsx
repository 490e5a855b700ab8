import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { Form, Play } from '../generated/ludus';
import { Button, canSay, Dialog, notice, say, Select, tell, TextField, Toggle, type Names } from '../kit';

export type Filled = string | number | string[];
export type Order = { type: string } & Record<string, Filled>;

/** The orders that stand at the table in sight, wherever they are shown. */
const standing = signal<{ id: string; offered: Play.Orders } | null>(null);

function useOrders(id: string, failed?: () => void): { offered: Play.Orders | null; save(orders: Order[]): Promise<boolean> } {
  useEffect(() => {
    api.orders(id).then(
      (offered) => (standing.value = { id, offered }),
      (problem: unknown) => {
        notice(tell(complaint(problem)), 'bad');
        failed?.();
      },
    );
  }, [id]);
  return {
    offered: standing.value?.id === id ? standing.value.offered : null,
    save: async (orders) => {
      try {
        standing.value = { id, offered: await api.setOrders(id, orders) };
        return true;
      } catch (problem) {
        notice(tell(complaint(problem)), 'bad');
        return false;
      }
    },
  };
}

/** Standing orders as switches beside the table; each counts at once. */
export function OrderSwitches({ id, names }: { id: string; names: Names }) {
  const { offered, save } = useOrders(id);
  if (!offered || offered.forms.length === 0) return null;
  const orders = offered.orders as Order[];
  return (
    <details class="order-switches">
      <summary>
        {say('web.orders')}
        <small class="soft">{say('web.orders.inForce', { count: orders.length })}</small>
      </summary>
      <p class="soft">{say('web.orders.text')}</p>
      {offered.forms.map((form) => {
        const title = tell(form.title, names);
        const others = orders.filter((order) => order.type !== form.move);
        return (
          <div key={form.move} class="line-item">
            <span>{title}</span>
            <Toggle label={title} on={others.length < orders.length} change={(on) => void save(on ? [...others, filled(form)] : others)} />
          </div>
        );
      })}
    </details>
  );
}

/** Standing orders: what the game does for this seat while its player does not watch. */
export function OrdersDialog({ id, game, names, close }: { id: string; game: string; names: Names; close(): void }) {
  const { offered, save } = useOrders(id, close);
  const [changed, setOrders] = useState<Order[] | null>(null);
  const orders = changed ?? ((offered?.orders ?? []) as Order[]);

  async function give(): Promise<void> {
    if (!(await save(orders))) return;
    notice(say('web.orders.saved'), 'good');
    close();
  }

  return (
    <Dialog title={say('web.orders')} close={close}
      foot={
        <>
          <Button onClick={close}>{say('web.cancel')}</Button>
          <Button look="primary" onClick={give}>{say('web.orders.save')}</Button>
        </>
      }>
      <p class="soft">{say('web.orders.text')}</p>
      {offered?.forms.length === 0 && <p>{say('web.orders.none')}</p>}
      {offered?.forms.map((form) => (
        <OrderForm key={form.move} form={form} game={game} names={names} order={orders.find((order) => order.type === form.move) ?? null}
          change={(order) => setOrders([...orders.filter((one) => one.type !== form.move), ...(order ? [order] : [])])} />
      ))}
    </Dialog>
  );
}

function OrderForm({ form, game, names, order, change }: {
  form: Form;
  game: string;
  names: Names;
  order: Order | null;
  change(order: Order | null): void;
}) {
  const title = tell(form.title, names);
  return (
    <div class="order">
      <div class="line-item">
        <b>{title}</b>
        <Toggle label={title} on={order !== null} change={(on) => change(on ? filled(form) : null)} />
      </div>
      {order !== null &&
        form.fields.map((field) => (
          <Field key={field.name} field={field} game={game} names={names} value={order[field.name]!}
            change={(value) => change({ ...order, [field.name]: value })} />
        ))}
    </div>
  );
}

/** A form with the first thing that each field can be. */
export function filled(form: Form): Order {
  const order: Order = { type: form.move };
  for (const field of form.fields) order[field.name] = first(field);
  return order;
}

function first(field: Form.Field): Filled {
  switch (field.type) {
    case 'Amount':
      return field.least;
    case 'Choice':
      return field.values[0] ?? '';
    case 'Seat':
      return field.seats[0] ?? 0;
    case 'Several':
      return [];
    case 'Text':
      return '';
  }
}

/** One field of a form: a number in a range, one or any of several values, a seat, or a text. */
export function Field({ field, game, names, value, change, called }: {
  field: Form.Field;
  game: string;
  names: Names;
  value: Filled;
  change(value: Filled): void;
  /** What a value is called, where the game's words don't say it. */
  called?(value: string): string;
}) {
  const label = word(`${game}.field.${field.name}`, field.name);
  const call = (one: string) => word(`${game}.value.${one}`, called?.(one) ?? one);
  switch (field.type) {
    case 'Amount':
      return (
        <label class="line-item">
          <span>{label}</span>
          <input class="input amount" type="number" min={field.least} max={field.most} value={Number(value)}
            onInput={(event) => change(Math.min(field.most, Math.max(field.least, Math.round(event.currentTarget.valueAsNumber || 0))))} />
        </label>
      );
    case 'Choice':
      return (
        <div class="line-item">
          <span>{label}</span>
          <Select label={label} value={String(value)} change={change}
            choices={field.values.map((one) => ({ value: one, label: call(one) }))} />
        </div>
      );
    case 'Several': {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset class="several">
          <legend>{label}</legend>
          {field.values.map((one) => (
            <label key={one}>
              <input type="checkbox" checked={chosen.includes(one)}
                onChange={(event) => change(event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))} />
              {call(one)}
            </label>
          ))}
        </fieldset>
      );
    }
    case 'Seat':
      return (
        <div class="line-item">
          <span>{label}</span>
          <Select label={label} value={String(value)} change={(seat) => change(Number(seat))}
            choices={field.seats.map((seat) => ({ value: String(seat), label: names.of(seat) }))} />
        </div>
      );
    case 'Text':
      return <TextField label={label} value={String(value)} maxLength={field.longest} change={change} />;
  }
}

function word(key: string, otherwise: string): string {
  return canSay(key) ? say(key) : otherwise;
}
