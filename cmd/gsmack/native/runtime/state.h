/* What the runtime remembers. All of it lies at OWN, where no execution restores it, or in the shared memory of layout.h. */
#ifndef GSMACK_STATE_H
#define GSMACK_STATE_H
#include "layout.h"

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define S ((struct shared *)SHARED)
#define R ((struct runtime *)OWN)

enum { RESULT = 8 }; /* objects.go has the same number */
enum { STANDS = 16, PATIENCE = 4 * STANDS, MAX_ARGUMENTS = 1 << 17 };
enum { CELLS = 1 << 16, PLACES = 1 << 16, PAGES = 1 << 20, SEGMENTS = 256, UNDOS = 1 << 16, KEPT = 4096, SEEN = 1 << 24, TRAIL = 1 << 20, MOST_READS = 1000, MOST_TRIES = 5000, MOST_LOOKS = 13, MOST_ALONE = 20000, MOST_TURNS = 4,
       RECENT = 8, SHAPE = 7, PIECES = 8192, SNAPSHOT_SIZE = 4 << 20 };

struct regs { u64 pc, sp, rbx, rbp, r12, r13, r14, r15; };

/* What a transition begins with. */
enum op { START, SECTION, ACCESS, PLAIN, EXIT };
enum state { READY, WAITS, SPINNING, STOPPED, DONE };

enum handler { NO_HANDLER, ITSELF, FOR_THREAD, FOR_OTHERS }; /* who executes a handler of a signal, as models/c/signal.c has it */

struct order { char acquires, releases, failure_acquires; };

/* What transitions touched, in order, and what the plain accesses behind them read. */
struct trail { u64 *at, before, after, group; int thread; unsigned char mask, write; };
enum changes { NONE, UNDONE, SOME };

/* How a thread stood before a transition: all that is its own. */
struct stand {
  u64 pc, frame, *sp, size, begin_size;
  struct regs begin, entry;
  struct order order;
  enum op op;
  int error, plain; /* plain: behind it shared memory was read by plain accesses */
  u32 trail;        /* where on the trail it begins */
  char stack[KEPT];
};

struct thread {
  u64 *sp;
  u64 low, top; /* of its stack: where it lies, and where it begins */
  u64 tp;     /* its thread pointer, and what lies around it */
  char *tls;
  u64 *modules;
  u64 heap;   /* where its next object lies */
  u64 marked; /* from where on it is known which bytes of its stack belong to objects (objects.c) */
  u64 pc;     /* of the pending operation */
  u64 frame;  /* of its caller */
  u64 arguments[6];
  void (*function)();
  enum op op;
  enum state state;
  int depth;  /* of sections */
  int error;  /* errno */
  struct order order;
  struct regs begin; /* of the section */
  struct regs entry; /* of the operation that is pending; pc is another if it is not known */
  u64 kept_size, kept_heap, kept_time;
  u64 time;   /* what its clocks show, in nanoseconds since the execution began (outside.c) */
  int looks;  /* how often it has looked */
  char *kept;  /* its frames when the section began: in its stand, or here */
  int sweep, swept; /* which piece of ghost state any() is, counted from 1; whether it was asked for */
  int awaited;      /* how many places it found when it had to wait; -1: too many */
  u64 awaits[16];
  u64 holder;        /* who must act before it can go on, 0 if it could be any */
  struct cleanup *cleanup; /* the handler pushed last */
  void *result;      /* with which it ends, behind its handlers */
  int assumed;       /* an assumption stopped it, not an await */
  int environment;   /* it is none of the program's */
  long limited;      /* how many limited choices were true in a row */
  int turns;         /* how many transitions it took */
  int behind;        /* it did something that others may notice since its last section, or had none */
  u32 undone;        /* how often its clock went back */
  u64 clean;         /* down from its stack pointer to here its stack holds zeros, or what it wrote in this execution */
  enum handler handler; /* of a signal, which it executes */
  int handler_steps;
  u64 handler_frame; /* below the function that executes the outermost one */
  u32 stands, last, first;    /* how many of those below; the number of the last, which is at its remainder, and of the one before the first */
  u32 rest;                   /* where on the trail that begins */
  u32 loop, loop_end;         /* with how many of the last of them the loop begins that waits, 0 if none does; where it ends on the trail */
  u32 now[MAX_THREADS], released[MAX_THREADS], pending[MAX_THREADS];
  struct stand stand[STANDS]; /* before the transitions since one that had an effect, the last of them */
  char kept_here[KEPT];
};

struct touched {
  u64 group, cell, before;
  unsigned char mask, write, family, read, may_write, joined; /* joined: what happens before it happens before the thread, too */
  struct cell *ghost;
};

/* Names of ghost state and settings are told apart by their text: the first pointer to each is the name. */
struct known { const char *at, *name; long value; u64 text, number; unsigned char family, have; };
struct cell { const char *name; u64 key, group, id; int64_t value; unsigned char family; struct place *place; };

/* Happens-before at a place that synchronises. */
struct place { u64 group, none, time; int owner; unsigned char mask, apart; u32 *held, *reads; };

/* What an execution finds by two words, with which each element begins. The elements lie one behind the other, and where they are
 * looked up grows with them, so that all of it stays in the cache. */
struct slot { u32 generation, at; }; /* at: how far behind the first element */
struct table { char *elements; struct slot *slots; u64 size, most, mask; int used; const char *full; };

/* An access in the shadow of eight bytes. Two of them race if the sum of their kinds is at most PLAIN_ACCESS + BENIGN. One whose races
 * are benign races with a plain access that is no step only, so that this becomes one, too. */
enum kind { PLAIN_ACCESS, PLAIN_STEP, ATOMIC_ACCESS, BENIGN };
struct seen { u32 next, clock; u64 pc; unsigned short thread; unsigned char mask, write, kind; };
struct head { u32 number; }; /* in R->first, if that is of it */
struct first { struct head *of; u32 seen; };
struct page { u64 number; struct head *heads; };
struct undo { u64 *ghost; u64 address; u64 old[2]; int size; };
struct segment { u64 from, to; };
struct destructors { void (**list)(void); u64 count; };
struct hot { u64 page; char *copy; };

/* A piece of memory and what it held. */
struct piece { char *at, *held; u64 size; };

/* The state of an execution between two of its transitions. */
struct snapshot {
  u64 words;            /* of the schedule that leads there; 0: there is none */
  int last, pruned;     /* as in the runtime */
  int threads, hots, pieces;
  int cells, places, keys; /* how many the tables have */
  u32 events;
  u64 most;             /* how much it may hold */
  u64 shape[SHAPE];
  struct piece piece[PIECES];
};

struct runtime {
  struct regs begin; /* where the assembly puts how the caller of a section or an atomic operation stands */
  u64 *scheduler;
  int single;                 /* the thread at work takes one transition for attempt */
  /* The execution: where in what it was given it is; which thread was last, or is at work; how that ended; whether an assumption stopped some thread; where a snapshot
   * is to be taken, 0 if nowhere. */
  u64 *steps, *step, snapshot_at;
  int last, next, is_given, ended_so, pruned;
  struct thread *current;
  u64 generation;
  int running, forced, chosen, alone_before; /* alone_before: the section */

  /* What lasts from one transition to the next, up to where it ends. */
  int threads;
  int done;                   /* how many of the threads have ended */
  int alone, alone_for;       /* whether no other thread notices what the one at work does; of how many accesses and operations */
  int emulated;               /* whether threads have variables of their own */
  int arguments_of;           /* the thread of which the next two are known */
  u64 arguments_left, pointers; /* variable arguments of the function that was called last, which of them are pointers */
  u64 last_key;               /* of ghost state */
  int weak;                   /* the next compare-and-exchange may fail for no reason */
  int owned;                  /* objects of the heap whose leak is looked for */
  u32 vain;                   /* how many exact steps could not be taken */
  int timeless;               /* somebody looked at a clock that stands still */
  u32 trailed, seen_used, firsts;
  struct table cells, places, keys; /* keys: of the first keyed cells */
  int keyed;
  char *pool;                 /* what an execution takes */
  u64 waiting[MAX_THREADS / 64 + 1]; /* bits of those who may be in the state WAITS; all others are not */
  int lasting_ends;

  int width;                  /* how many elements of a clock are in use */
  int threads_before, chosen_before; /* the section */
  int ended;                  /* in a deadlock, which a debugger sees from the stack of a thread */
  int exact;                  /* what the section chooses is given; it has no other choices */
  unsigned handed;            /* which arguments, and the result, of the function that was called last were read just before */
  unsigned char handed_state[RESULT + 1][16];
  u64 handed_in[RESULT + 1];
  int varies;                 /* a compare-and-exchange, which might write */
  u64 random;                 /* the state of the generator */
  int demanded;               /* some choices of the section are given: if they lead nowhere, the transition cannot be taken */
  int sequential;             /* the choices of the section are tried one after the other */
  u64 priority[MAX_THREADS];
  u32 sinks[16];              /* the events at which the priority of the thread at work sinks */
  int passed;                 /* some choices would have made it wait */
  enum { NOT_SWEPT, SWEEPING, SWEPT } sweep;
  int sweeps, made;           /* how many times; how many choices it made */
  u64 making[MAX_CHOICES];    /* they */
  int touches_before;         /* the section */
  u32 clocks_before[2][MAX_THREADS];
  int effect;                 /* it changed memory that is not its stack, other than what it touched and wrote */
  int plain;                  /* how often it accessed such memory by plain accesses */
  int wrote;                  /* how many pieces of eight bytes of it it wrote, and what they held */
  struct { u64 *at, before; } written[8];
  u64 differs;                /* by which word the stack differed last from how it was in an earlier round */
  u64 polls;                  /* how often, since it wrote some */
  struct stand poll;          /* how it stood at one of these; begin_size: at which */
  int site;                   /* a loop waits by it: it may turn out not to happen */
  int waits;                  /* the transition has an await or an assumption in a section */
  int any;                    /* and it asked which threads there are */
  u64 time;                   /* of the thread, before the transition */
  u64 context;                /* then, or of a site: a hash of how the thread stands */
  u64 stood;                  /* then, with DETAIL: how it stands, as stance has it */
  u32 clocks[3][MAX_THREADS]; /* of the thread, before it */
  unsigned char objects[KEPT]; /* then: which bytes of its stack belong to objects */
  struct { struct place *place; int owner; u32 held[MAX_THREADS], reads[MAX_THREADS]; } save[16];
  int saves;
  int fresh;                  /* the transition began with the section that is open */
  enum op op;                 /* what it began with */
  u64 pc, stack[MAX_FRAMES];  /* where */
  int frames;
  u64 choices[MAX_CHOICES];   /* value | domain << 32 */
  u64 given[MAX_CHOICES];
  int outcome;                /* of the attempt: see below */
  u64 *log, *log_end;
  struct trail trail[TRAIL];
  int touches, undos;
  int spawned;                /* threads, by this transition */
  struct touched touched[MAX_TOUCHED];
  struct undo undo[UNDOS + 1];
  struct thread *thread[MAX_THREADS + 1];
  struct page pages[PAGES];
  struct seen *seen;
  struct first *first; /* what was seen last, of pieces of eight bytes */
  struct segment segment[SEGMENTS];
  int segments;
  struct segment image, code, data; /* of the program: all, and its pieces */
  struct destructors destructors[2]; /* the program's, and the models' */
  int with_destructors;
  u64 tp;                            /* the thread pointer that the process begins with; 0: threads share it */
  struct segment tls;                /* what lies around it */
  char *fresh_tls, *main_tls;        /* what a new thread's is, what the first one's is in the beginning */
  int wrfsbase;
  int files; /* that were open in the beginning; what was opened since is closed */
  struct cell *before_main;          /* ghost state */
  int cells_before_main;
  struct hot *hot;
  int hots;
  char *persistent, *pool_start; /* what stays; where the pool begins */
  struct snapshot snapshot;
  char *snapshot_data;
  u64 *previous, previous_words;  /* the schedule that was given to the execution before */
  u64 common[RECENT];             /* how many words of theirs the last executions had in common with the one before, the last of which is at executions */
  u64 executions;
  int (*main)(int, char **, char **);
  int argc;
  char **argv, **envp;
  char *arguments;      /* what lies from argv on, up to the last text of the environment */
  u64 arguments_size;
  u64 main_heap;  /* where the objects made before main end */
  int limits[MAX_THREADS + 1];
};

enum { NUMBERS = 1 }; /* the place from which threads take their numbers */
enum outcome { ARRIVED, ENDED, STUCK, ASSUMED, FAILURE, NO_CHOICE, FINISHED, NOT_MODELLED, SPINS, POLLING, SPUN };

/* Whether OWN is there; the only variable of the runtime's that the program could overwrite. */
static char ready;
#endif
