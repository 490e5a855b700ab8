import type { ComponentChildren } from 'preact';
import { listed, say, tell } from '../../kit';
import { abilityName, abilityText, cardName, cardText, hexKey, houseName, nameOf, NUMERALS, type Asset, type House, type Option, type Props } from './model';
import { promptOf } from './prompt';
import { assetLabel } from './Tiles';

type TextProps = Pick<Props, 'table' | 'names' | 'position' | 'data'> & {
  /** Does a listed move, where the text is more than to be read. */
  does?(option: Option): void;
};

/** The same position in words: headings and lists, in the order in which a player asks. */
export function TextView({ position, names, does }: TextProps) {
  const { view, you } = position;
  const { scheme, market, arena } = view;
  const match = arena?.match;
  return (
    <div class="sp-text">
      <Part title={say('web.spartacus.text.now')}>
        <p>{say('web.spartacus.heading', { round: view.round, phase: say(`web.spartacus.phase.${view.phase}`) })}. {promptOf(position, names)}</p>
        {you && you.moves.length > 0 && (
          <ul>
            {you.moves.map((option, i) => {
              const more = [...(option.price == null ? [] : [say('web.spartacus.text.for', { price: option.price })]), ...(option.notes ?? []).map((note) => tell(note, names))].join(', ');
              return <li key={i}>{does ? <button type="button" class="btn" onClick={() => does(option)}>{tell(option.told, names)}</button> : tell(option.told, names)} {more}</li>;
            })}
          </ul>
        )}
      </Part>
      {scheme && (
        <Part title={say('web.spartacus.scheme')}>
          <p>
            {scheme.card ? `${cardName(scheme.card)}. ${cardText(scheme.card)}` : say('web.spartacus.facedown', { house: nameOf(view, names, scheme.seat) })}{' '}
            {scheme.requirement === null ? say('web.spartacus.sum.hidden', { total: scheme.total }) : say('web.spartacus.sum', { total: scheme.total, requirement: scheme.requirement, missing: scheme.missing ?? 0 })}
          </p>
          <List items={scheme.supporters.map((one) => `${nameOf(view, names, one.seat)}: ${say(`web.spartacus.support.${one.support}`)}, +${one.influence}`)} />
        </Part>
      )}
      {market && !market.open && (
        <Part title={say('web.spartacus.lots')}>
          <List items={market.row.map((lot) => `${say('web.spartacus.lot', { lot: lot.lot + 1 })}: ${lot.card ? cardName(lot.card) : say('web.spartacus.lot.down')}${lot.winner === null ? '' : `, ${say('web.spartacus.lot.sold', { house: nameOf(view, names, lot.winner), gold: lot.price ?? 0 })}`}`)} />
          {market.bidding && <p>{say('web.spartacus.sealed', { answered: market.bidding.answered.length, of: market.bidding.bidders.length })}</p>}
        </Part>
      )}
      {match && (
        <Part title={say('web.spartacus.arena')}>
          <List items={match.fighters.map((fighter) =>
            `${say('web.spartacus.figure', { numeral: NUMERALS[fighter.team]!, card: cardName(fighter.entrant.combatant.card), health: fighter.health })}: ATK ${fighter.atk}, DEF ${fighter.def}, SPD ${fighter.spd}; ${hexKey(fighter.hex)}`)} />
          {match.exchange && match.exchange.columns.length > 0 && (
            <List items={match.exchange.columns.map((column) => `${column.attack || '\u2013'} : ${column.defense || '\u2013'}, ${say(`web.spartacus.verdict.${column.verdict}`)}`)} />
          )}
        </Part>
      )}
      {view.hand.length > 0 && (
        <Part title={say('web.spartacus.handShort')}>
          <List items={view.hand.map((card) => `${cardName(card.card)}${card.copies > 1 ? ` \u00d7 ${card.copies}` : ''}; ${card.type === 'GUARD' ? '' : `${say('web.spartacus.requires', { influence: card.requirement })}; `}${say('web.spartacus.cashes', { gold: card.cashIn })}; ${cardText(card.card)}${card.why ? ` ${tell(card.why, names)}` : ''}`)} />
        </Part>
      )}
      {view.houses.map((house) => (
        <Part key={house.seat} title={house.seat === view.you ? say('web.spartacus.house.yours') : say('web.spartacus.house', { house: nameOf(view, names, house.seat), player: names.of(house.seat) })}>
          <p>{about(house)}</p>
          <List items={house.assets.map(described)} />
          {house.guards + house.spentGuards > 0 && <p>{say('web.spartacus.guards', { ready: house.guards, spent: house.spentGuards })}</p>}
        </Part>
      ))}
    </div>
  );

  function about(house: House): string {
    const parts = [say('web.spartacus.influence', { influence: house.influence, win: view.winInfluence, keeps: house.keeps })];
    parts.push(house.gold === null ? say('web.spartacus.gold.hidden', { gold: house.goldAtClose ?? 0 }) : say('web.spartacus.gold', { gold: house.gold }));
    parts.push(say('web.spartacus.cards', { count: house.cards }));
    if (house.known.length > 0) parts.push(say('web.spartacus.known', { cards: listed(house.known.map(cardName)) }));
    if (house.seat === view.host) parts.push(say('web.spartacus.host'));
    if (house.house) parts.push(houseName(house.house));
    if (house.targeted) parts.push(say('web.spartacus.targeted'));
    return `${parts.map((part) => part.replace(/\.$/, '')).join('. ')}.`;
  }

  function described(asset: Asset): string {
    return [assetLabel(asset, view), ...Array.from({ length: asset.abilities }, (_, i) => `${abilityName(asset.card, i)}: ${abilityText(asset.card, i)}`)].join('. ');
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

function List({ items }: { items: string[] }) {
  return items.length === 0 ? null : <ul>{items.map((item, i) => <li key={i}>{item}</li>)}</ul>;
}
