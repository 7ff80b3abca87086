/* gsmack.h: the primitives that models are written with.
 *
 * A model is an ordinary C function with the prototype of the function it
 * stands for. It is compiled by clang and linked to the program under
 * verification; what it cannot say in C it says with the functions below, which
 * the translator knows by name. They have no C bodies: a program that includes
 * this header is for gsmack, not for a linker.
 *
 * docs/models.md teaches their use. In this header "a word" is an integer as wide
 * as a pointer (long on the machines supported), and NAME marks an argument that
 * must be a string literal at the call: it is read at translation time.
 */
#ifndef GSMACK_H
#define GSMACK_H

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Steps and waiting ------------------------------------------------- */

/* All that happens between begin and end is one step of the thread: no other
 * thread sees a state in between. Sections nest; only the outermost pair counts. */
void __gsmack_atomic_begin(void);
void __gsmack_atomic_end(void);

/* Begins a section that is one atomic operation of C11 with a memory order ("relaxed",
 * "acquire", ..., literals), that of FAILURE if it writes nothing. A section that begins without
 * an order acquires and releases. */
void __gsmack_atomic_begin_order(const char *order, const char *failure);

/* Waits until the condition holds. Inside an atomic section, a condition that is
 * false means the section cannot be entered now, so the await comes before anything
 * the section writes: {await(owner == 0); owner = self} is a lock. */
void __gsmack_await(_Bool condition);

/* The same, for a condition that is about an object: what kind of object (a literal:
 * "mutex", "thread", "condition variable", "semaphore", "rwlock", "barrier", ...), its
 * address (for "thread" the thread's identity), and the identity of the one thread that
 * must act before the wait can end (the owner of the mutex, the thread that is
 * joined), 0 when it could be any. */
void __gsmack_await_for(_Bool condition, const char *kind /*literal*/, const void *object, unsigned long holder);

/* The executions where the condition is false here are not considered. What failed
 * before this point still counts. In a model some of the values that it chose have to
 * satisfy the condition, so that a call of it comes back. */
void __gsmack_assume(_Bool condition);

/* The same, for what the program says that calls the model: it may be false of all. */
void __gsmack_assume_given(_Bool condition);

/* A failure if the condition is false. PROPERTY (a literal) names the kind of failure
 * in the report ("assertion", "reach_error"); the message is shown if it is a
 * literal, or a parameter of the model that is a literal in the program's call. */
void __gsmack_assert(_Bool condition, const char *property, const char *message);

/* The same, of an object that the report names: KIND (a literal) is "mutex", "thread", ..., and the object its
 * address, of a thread its identity. */
void __gsmack_assert_about(_Bool condition, const char *property, const char *message, const char *kind,
                           const void *object);

/* Reaching this makes the verdict UNKNOWN with the reason (a literal): the model does
 * not cover what the program asks of it. */
void __gsmack_unknown(const char *reason);

/* The condition is false where a bound of the model's own cuts something off: what NAME (a
 * literal) counts is not considered beyond LIMIT, a constant. A verdict that rests on it
 * names it. */
void __gsmack_bound(_Bool condition, const char *name, long limit);

/* True or false, for no reason. A loop that repeats the choice though nothing else happens finds it true at most LIMIT times in a row, which is a
 * bound of that NAME; loops whose iterations have no effect need none. */
_Bool __gsmack_nondet_limited(const char *name, long limit);

/* ---- Threads ----------------------------------------------------------- */

/* The identity of the calling thread: positive, 1 for the thread that runs main. */
unsigned long __gsmack_self(void);

/* Starts a thread that executes FUNCTION, which must be named directly (a C function
 * returning void, defined in a model or in the program), with the arguments that follow,
 * one for each of its parameters. Returns the new thread's identity. The thread
 * ends when the function returns. May stand inside an atomic section; the new thread
 * runs after the section. */
unsigned long __gsmack_spawn(void (*function)(), ...);

/* In a function that threads begin with: they belong to the environment. That they wait, or go round for ever, is no deadlock where
 * no thread of the program is left. */
void __gsmack_environment(void);

/* What is local to the calling thread, variables of the functions that it executes included, is gone. */
void __gsmack_thread_leaves(void);

/* The calling thread ends here, from however deep a call. */
void __gsmack_thread_end(void) __attribute__((noreturn));

/* The process ends here: no thread takes another step. */
void __gsmack_exit(void) __attribute__((noreturn));

/* Calls the destructors of the program and of the models, as is done when main has returned. */
void __gsmack_run_destructors(void);

/* ---- Unknown values ---------------------------------------------------- */

/* Any value of the type; each call another one. */
_Bool __gsmack_nondet_bool(void);
char __gsmack_nondet_char(void);
signed char __gsmack_nondet_schar(void);
unsigned char __gsmack_nondet_uchar(void);
short __gsmack_nondet_short(void);
unsigned short __gsmack_nondet_ushort(void);
int __gsmack_nondet_int(void);
unsigned int __gsmack_nondet_uint(void);
long __gsmack_nondet_long(void);
unsigned long __gsmack_nondet_ulong(void);
long long __gsmack_nondet_longlong(void);
unsigned long long __gsmack_nondet_ulonglong(void);
float __gsmack_nondet_float(void);
double __gsmack_nondet_double(void);
void *__gsmack_nondet_pointer(void);

/* Any number from 0 up to, not including, BELOW, as a clock shows it. Time goes on for a thread that waits for ever: if an iteration of
 * its loop leads out of it where the number is LATE, the thread is no hang. Both are constants. */
long __gsmack_nondet_late(long below, long late);

/* The identity of a thread: any number, of which is assumed behind it what holds of identities of threads alone. */
unsigned long __gsmack_nondet_thread(void);

/* True or false, for no reason that a program could name. For a thread that goes round in a loop for ever it is true. */
_Bool __gsmack_nondet_spurious(void);

/* The same for a reason that lasts, such as the end of a file: WHAT (a literal) is then said of the loop. */
_Bool __gsmack_nondet_lasting(const char *what);

/* From here on, to the end of this call of the model, what it chooses is not what the environment
 * chooses: it stands for what the real function computes, WHAT in words (a literal, or a parameter
 * that is one in the call: "the text that strftime writes"). What is chosen must comprise what is
 * computed, and no memory of the program must be written but that at MEMORY, of so many bytes, which is
 * taken to hold such choices from here on. Nothing that goes well for all choices is in doubt; a
 * failure that depends on one makes the verdict UNKNOWN. */
void __gsmack_approximate(const char *what, const void *memory, unsigned long size);

/* ---- Ghost state ------------------------------------------------------- */

/* State of the model that the program cannot see or overwrite. Each NAME is a map of
 * its own from keys to words, all zero at the start. A name is used with one
 * kind of key only: an address, an integer (such as a thread's identity), or no key at
 * all (one word). A word may be a pointer, cast; cast back, it points to what any pointer
 * stored under that name pointed to. Each call is one access to shared memory, so several that belong
 * together go inside an atomic section.
 * If NAME ends in ".owner", as "mutex.owner" does, the words are identities of threads: reports
 * say of a thread that it holds the mutex at the key; 0 is nobody. What several threads can hold at
 * once has two maps: "rwlock.readers", how many hold the lock at the key, and "rwlock.reading", where
 * the key is the lock's address plus a thread's identity, whether that thread does.
 * If NAME ends in ".floor", the words only exclude what is less than them, and are never made less: whatever can happen can happen, too, if
 * they are raised less often. So a loop that does nothing but raise them waits. */
long __gsmack_ghost_get(const char *name, const void *key);
void __gsmack_ghost_set(const char *name, const void *key, long value);
long __gsmack_ghost_get_id(const char *name, unsigned long key);
void __gsmack_ghost_set_id(const char *name, unsigned long key, long value);
long __gsmack_ghost_get_scalar(const char *name);
void __gsmack_ghost_set_scalar(const char *name, long value);

/* ---- Memory ------------------------------------------------------------ */

/* The address of a fresh object of so many bytes, never null, aligned to 16, disjoint
 * from all others, of unknown content. A function that returns what this returns is an
 * allocator: its callers' call sites are told apart. */
void *__gsmack_alloc(unsigned long size);

/* The same for an object that takes the place of the one at OLD, if that is not null: it may be at the same
 * address. Where the program cannot see whether it is, it is not. */
void *__gsmack_realloc(void *old, unsigned long size);

/* The object at the address, which was just made, lies at a multiple of ALIGNMENT, a power of two. */
void __gsmack_align(const void *address, unsigned long alignment);

/* The object at the address, which is null or came from __gsmack_alloc, is gone. */
void __gsmack_free(void *address);

/* So many bytes at the address are used, though not accessed: they have to belong to an object that is alive
 * (the check memory). */
void __gsmack_uses(const void *address, unsigned long size);

/* So many bytes at TO and at FROM are not to overlap (the check memory). */
void __gsmack_apart(const void *to, const void *from, unsigned long size);

/* The byte at ADDRESS, which holds VALUE, leaves the program: it has to have been written, unless it may be padding (the check memory). */
void __gsmack_sends(const void *address, char value);

/* What lies in the object at ADDRESS, which was just made, has no value until it is written. */
void __gsmack_indeterminate(const void *address);

/* ---- Histories --------------------------------------------------------- */

/* Only the models of gsmack_harness.h need these two. Where the operations of a program are executed one after
 * the other, to see what they may compute, the thread waits here until the word NAME of the ghost state
 * is zero; in all other executions this does nothing. As any await it comes before what its section writes. */
void __gsmack_await_sequential(const char *name /*literal*/);

/* A failure of the property "linearizable" if no execution in which operations follow one another leaves
 * the same history in the ghost state history.*, in an order that this one allows (the check linearizable). */
void __gsmack_linearizable(void);

/* ---- Settings ---------------------------------------------------------- */

/* The value given on the command line for the setting NAME, or else OTHERWISE, which
 * must be a literal too. A constant at translation time. */
long __gsmack_option(const char *name, long otherwise);

/* ---- Texts ------------------------------------------------------------- */

/* A positive number for the text up to, not including, the first character END (0 for the whole),
 * the same for the same text everywhere; 0 if the text is not known at translation time: it has to
 * be a literal, or a parameter of the model that is one in the program's call. */
long __gsmack_text_number(const char *text, int end);

/* How many characters come before the first END, or in all if there is none; -1 if the text is not
 * known. END must be a constant, here and above. */
long __gsmack_text_length(const char *text, int end);

/* Whether a text can only be one of those that main is given (argv, envp); how many characters there are then from here to the end of
 * all, the last of which is 0. How long each is nothing says, so that a loop over its characters has no known end. */
_Bool __gsmack_text_given(const char *text);
long __gsmack_text_room(const char *text);

/* ---- The verification language, directly ------------------------------- */

/* Puts a statement of the verification language here. Each @ in the format, a literal,
 * is replaced by the next argument: its value, or, where the statement assigns to the @,
 * the C variable that the argument is. @@ is one @.
 *     __SMACK_code("assume @ != @;", x, y);
 *     __SMACK_code("call @ := next();", x); */
void __SMACK_code(const char *format, ...);

/* Adds declarations (variables, constants, axioms, functions, procedures) to the program.
 * Where the call stands does not matter, and it does nothing when executed. */
void __SMACK_top_decl(const char *format, ...);

#ifdef __cplusplus
}
#endif

#endif
