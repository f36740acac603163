// The board as a way into the form: pressing a place leads to the field that sets what lies there.

/**
 * The field for what was pressed. The board says what it shows (`data-see`) and whose it is (`data-seat`), the form
 * what its fields set (`data-sets`) and whom its sections are about (`data-of`). Without such a field, it is the one
 * for the empty places of that part, or the first.
 */
export function fieldFor(pressed: Element, form: Element): HTMLElement | null {
  const near = (name: string) => pressed.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? "";
  const [what = "", whose = near("seat")] = near("see").split(":");
  const part = form.querySelector(`[data-of="${whose || "table"}"]`);
  const words = [near("card"), what].filter(Boolean);
  const fields = [...(whose ? [] : [form]), part].flatMap((place) =>
    words.map((word) => place?.querySelector<HTMLElement>(`[data-sets~="${CSS.escape(word)}"]`)),
  );
  return (
    fields.find((field) => field) ??
    part?.querySelector<HTMLElement>("[data-sets~=place]") ??
    part?.querySelector<HTMLElement>("[data-sets]") ??
    null
  );
}

/** Unfolds what the field lies in, and focuses it. */
export function openField(field: HTMLElement): void {
  const section = field.closest("details");
  if (section) section.open = true;
  field.scrollIntoView({ block: "center" });
  const adds = field.querySelector<HTMLElement>("input[list]");
  (adds ?? field.querySelector<HTMLElement>("input, select"))?.focus({ preventScroll: true });
}
