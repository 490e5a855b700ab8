import { notice, say } from '../kit';

export function inviteLink(id: string): string {
  return `${location.origin}/t/${id}`;
}

/** Puts a text into the clipboard; without a secure origin by the old way. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'vh';
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  notice(say('web.copied'), 'good');
}

/** Hands the invitation to other programs of a phone, or to the clipboard. */
export async function invite(id: string, title: string): Promise<void> {
  const url = inviteLink(id);
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, text: say('web.invite.text', { table: title }), url });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
    }
  }
  await copy(url);
}
