import { Link, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { testaments } from "../book-options";
import { books, findBook, type Book } from "../canon";
import { readerHref, type Passage } from "../passage";

interface PassageDialogProps {
  passage: Passage;
  onClose: () => void;
}

const cellClass =
  "flex touch w-full items-center justify-center rounded-control bg-sunken px-1 text-center text-sm font-semibold hover:bg-line aria-[current]:bg-primary aria-[current]:text-on-primary";

/** Grids of the books and, once one is chosen, of its chapters. */
export function PassageDialog({ passage, onClose }: PassageDialogProps) {
  const navigate = useNavigate();
  const [book, setBook] = useState<Book | null>(null);
  const getHref = (book: Book, chapter: number) =>
    readerHref({ ...passage, book, chapter, verses: null });
  const choose = (chosen: Book) => {
    if (chosen.chapters > 1) setBook(chosen);
    else navigate(getHref(chosen, 1));
  };
  const backButton = (
    <Button
      variant="quiet"
      onClick={() => {
        setBook(null);
      }}
    >
      <Icon name="chevron-left" />
      All books
    </Button>
  );
  const currentChapter = book?.id === passage.book?.id ? passage.chapter : null;
  return (
    <Dialog
      title={book?.name ?? "Books of the Bible"}
      onCloseRequest={onClose}
      action={book && backButton}
    >
      {book === null ? (
        <BookGrid current={passage.book} onChoose={choose} />
      ) : (
        <ul className="grid grid-cols-5 gap-1.5 sm:grid-cols-8">
          {Array.from({ length: book.chapters }, (_, i) => i + 1).map((n) => (
            <li key={n}>
              <Link
                // The button that showed the list is gone.
                ref={n === (currentChapter ?? 1) ? focusElement : null}
                to={getHref(book, n)}
                aria-label={`Chapter ${n}`}
                aria-current={n === currentChapter || undefined}
                className={cellClass}
              >
                {n}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const focusElement = (element: HTMLElement | null) => element?.focus();

interface BookGridProps {
  current: Book | null;
  onChoose: (book: Book) => void;
}

function BookGrid({ current, onChoose }: BookGridProps) {
  const [typed, setTyped] = useState("");
  const key = typed.toLowerCase().replace(/[\s.]/g, "");
  const isFound = (book: Book) =>
    book.slug.replaceAll("-", "").includes(key) || book === findBook(key);
  const found = books.filter(isFound);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        found.slice(0, 1).forEach(onChoose);
      }}
    >
      <Input
        type="search"
        aria-label="Find a book"
        placeholder="Find a book"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        // On a phone, the keyboard would cover the books.
        data-first-field={matchMedia("(hover: hover)").matches ? "" : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <p role="status" className="mt-4 text-sm text-ink-soft empty:hidden">
        {found.length === 0 && `There is no book “${typed.trim()}”.`}
      </p>
      {testaments.map(([testament, label]) => (
        <section
          key={testament}
          aria-label={label}
          className="not-has-[li]:hidden"
        >
          <h3 className="mt-5 mb-2 text-sm font-semibold text-ink-soft">
            {label}
          </h3>
          <ul className="grid grid-cols-5 gap-1.5 sm:grid-cols-4 tight:grid-cols-4">
            {found.map(
              (book) =>
                book.testament === testament && (
                  <li key={book.id}>
                    <button
                      type="button"
                      aria-label={book.name}
                      aria-current={book.id === current?.id || undefined}
                      onClick={() => {
                        onChoose(book);
                      }}
                      className={cellClass}
                    >
                      <span className="sm:hidden">
                        {book.osis.replace(/^\d/, "$& ")}
                      </span>
                      <span className="max-sm:hidden">{book.name}</span>
                    </button>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </form>
  );
}
