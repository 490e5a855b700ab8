import type { ComponentChildren } from 'preact';
import { gamePage, type GamePage } from './registry';
import '../styles/games.css';

/** A game's poster with its title over its foot. */
export function Poster({ game }: { game: GamePage }) {
  return (
    <span class={`poster-art ${game.band}`}>
      <img src={game.poster} alt="" width="300" height="420" />
      <span class="poster-title" aria-hidden="true">{game.title.toUpperCase()}</span>
    </span>
  );
}

/** A game's letters on its colour, for lists. */
export function GameTile({ game }: { game: string }) {
  const page = gamePage(game);
  return <span class={`tile ${page?.band ?? ''}`} role="img" aria-label={page?.title ?? game}>{page?.short ?? game.slice(0, 3)}</span>;
}

/** The one band of a screen in the game's deep colour, with its poster as a picture at the right. */
export function Band({ game, children }: { game: GamePage; children: ComponentChildren }) {
  return (
    <div class={`band ${game.band}`}>
      <div class="band-text">{children}</div>
      <img src={game.poster} alt="" />
    </div>
  );
}
