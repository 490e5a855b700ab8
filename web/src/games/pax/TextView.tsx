import type { ComponentChildren } from 'preact';
import { listed, say, tell } from '../../kit';
import { cardLabel, catName } from './Card';
import { CATEGORIES, cardOf, mine, roman, type Option, type Props, type View } from './model';
import { whatIsAsked } from './prompt';

type TextProps = Pick<Props, 'table' | 'names' | 'position' | 'data'> & {
  /** Does a listed move, where the text is more than to be read. */
  does?(option: Option): void;
};

/** The same position in words: headings, lists and tables, in the order in which a player asks. */
export function TextView(props: TextProps) {
  const { position, names, data } = props;
  const { view, you } = position;
  const me = mine(view);
  const label = (id: string) => cardLabel(cardOf(data, id));
  return (
    <div class="pax-text">
      <Part title={say('web.pax.text.now')}>
        <p>{view.step.type === 'Over' ? say('web.pax.ended', { round: view.round }) : say('web.pax.round', { round: view.round })}. {whatIsAsked(view, position.awaited, names)}</p>
        {you && you.moves.length > 0 && (
          <ul>
            {you.moves.map((option, i) => (
              <li key={i}>
                <Doing option={option} {...props} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      {me && (
        <Part title={say('web.pax.hand.label')}>
          <p>{say('web.pax.purse', { aurei: me.aurei ?? 0 })}. {say('web.pax.purse.note', { discount: me.discount, cap: me.cap })}</p>
          <List items={(view.step.type === 'Opening' ? view.step.drawn : me.hand).map(label)} none={say('web.pax.hand.empty')} />
        </Part>
      )}
      {view.step.type === 'Draw' && view.step.flight.length > 0 && (
        <Part title={say('web.pax.text.flight')}>
          <List items={view.step.flight.map((id) => (id === null ? say('pax.card.hidden') : label(id)))} none="" />
        </Part>
      )}
      <Part title={say('web.pax.market')}>
        <p>{say('web.pax.deck.title', { count: view.deck.size })}.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('pax.term.legion')}</th>
              <th scope="col">{say('web.pax.text.cards')}</th>
              <th scope="col">{say('pax.term.value')}</th>
              {me && <th scope="col">{say('web.pax.text.price')}</th>}
            </tr>
          </thead>
          <tbody>
            {view.legions.map((legion) => (
              <tr key={legion.number}>
                <th scope="row">{roman(legion.number)}</th>
                <td>
                  {legion.cards.length === 0 ? say('web.pax.legion.empty') : legion.cards.map(label).join('; ')}
                  {legion.romesNext && `. ${say('web.pax.romesNext')}.`}
                </td>
                <td>{legion.value}</td>
                {me && <td>{legion.price ?? '\u2013'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title={say('web.pax.text.categories')}>
        <Strengths {...props} />
      </Part>
      <Part title={say('web.pax.text.players')}>
        <ul>
          {view.order.map((seat) => (
            <li key={seat}>{about(view, seat)}</li>
          ))}
        </ul>
      </Part>
      <Part title={say('pax.term.rome')}>
        <List items={view.rome.faceDown.map((id) => (id === null ? say('pax.card.hidden') : label(id)))} none={say('web.pax.text.none')} />
      </Part>
    </div>
  );

  function about(now: View, seat: number): string {
    const player = now.players[seat]!;
    const parts = [`${names.of(seat)}: ${say('web.pax.hand.held', { count: player.handSize })}`];
    if (player.seat !== now.you && player.hand.length > 0) {
      parts.push(say('web.pax.hand.known', { cards: listed(player.hand.map(label)), hidden: player.handSize - player.hand.length }));
    }
    if (player.aurei !== null) parts.push(`${say('pax.term.aurei')}: ${player.aurei}.`);
    parts.push(`${say('web.pax.points.soFar')}: ${player.points}.`);
    if (seat === now.primus) parts.push(`${say('pax.term.primus')}.`);
    if (seat === now.pcHolder) parts.push(`${say('pax.term.primusConspiratus')}.`);
    if (player.hasPeeked) parts.push(say('web.pax.peeked'));
    return parts.join(' ');
  }
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function List({ items, none }: { items: string[]; none: string }) {
  if (items.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {items.map((item, i) => (
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}

function Doing({ option, names, does }: TextProps & { option: Option }) {
  const notes = (option.notes ?? []).map((note) => tell(note, names));
  const price = option.price == null ? [] : [say('web.pax.text.for', { price: option.price })];
  const told = tell(option.told, names);
  const more = [...price, ...notes].join(', ');
  return does ? (
    <>
      <button type="button" class="btn" onClick={() => does(option)}>{told}</button> {more}
    </>
  ) : (
    <>{more ? `${told}: ${more}` : told}</>
  );
}

/** Rome and the players down, the categories across; each cell says how it stands. */
function Strengths({ position, names }: TextProps) {
  const { view } = position;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say('web.pax.text.categories')}>
      <table>
        <thead>
          <tr>
            <td />
            {CATEGORIES.map((category) => (
              <th key={category} scope="col">{catName(category)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('pax.term.rome')}</th>
            {view.rome.strength.map((strength, c) => (
              <td key={c}>{strength}</td>
            ))}
          </tr>
          {view.order.map((seat) => (
            <tr key={seat}>
              <th scope="row">{seat === view.you ? say('web.pax.you') : names.of(seat)}</th>
              {view.players[seat]!.strength.map((strength, c) => (
                <td key={c}>
                  {strength}, {say(`web.pax.versus.${view.players[seat]!.versus[c]!}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
