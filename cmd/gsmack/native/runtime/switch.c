/* How a thread leaves, what it stands in, and how it is taken up again. */

/* Notes how the caller stands, at OWN. */
#define BEGIN                                                                                    \
  " movabs $0x10000000000,%rax\n mov (%rsp),%r10\n mov %r10,(%rax)\n lea 8(%rsp),%r10\n"          \
  " mov %r10,8(%rax)\n mov %rbx,16(%rax)\n mov %rbp,24(%rax)\n mov %r12,32(%rax)\n"              \
  " mov %r13,40(%rax)\n mov %r14,48(%rax)\n mov %r15,56(%rax)\n"
/* A function that is called so: gsmack_name is what it does. */
#define ENTRY(name) __asm__(".globl " #name "\n" #name ":\n" BEGIN " jmp gsmack_" #name "\n");

extern void gsmack_switch(u64 **from, u64 *to);
/* Leaves the thread, and goes on where gsmack_next says, which is called on the scheduler's stack: so calls and returns stay paired for the processor, which predicts them. */
extern void gsmack_leave(u64 **from, u64 *scheduler);
u64 *gsmack_next(void); /* execution.c */
extern void gsmack_jump(struct regs *) __attribute__((noreturn));
__asm__(".text\n"
        ".globl gsmack_switch\ngsmack_switch:\n"
        " push %rbp\n push %rbx\n push %r12\n push %r13\n push %r14\n push %r15\n"
        " mov %rsp,(%rdi)\n mov %rsi,%rsp\n"
        " pop %r15\n pop %r14\n pop %r13\n pop %r12\n pop %rbx\n pop %rbp\n ret\n"
        ".globl gsmack_leave\ngsmack_leave:\n"
        " push %rbp\n push %rbx\n push %r12\n push %r13\n push %r14\n push %r15\n"
        " mov %rsp,(%rdi)\n lea -8(%rsi),%rsp\n call gsmack_next\n mov %rax,%rsp\n"
        " pop %r15\n pop %r14\n pop %r13\n pop %r12\n pop %rbx\n pop %rbp\n ret\n"
        ".globl __gsmack_atomic_begin\n__gsmack_atomic_begin:\n xor %edi,%edi\n xor %esi,%esi\n"
        ".globl __gsmack_atomic_begin_order\n__gsmack_atomic_begin_order:\n"
        BEGIN
        " jmp gsmack_section\n"
        ".globl gsmack_jump\ngsmack_jump:\n"
        " mov 16(%rdi),%rbx\n mov 24(%rdi),%rbp\n mov 32(%rdi),%r12\n mov 40(%rdi),%r13\n"
        " mov 48(%rdi),%r14\n mov 56(%rdi),%r15\n mov 8(%rdi),%rsp\n jmp *(%rdi)\n");

/* Where a debugger stops: the execution ends in a failure, in the calls that its thread is in. */
void __attribute__((noinline)) gsmack_fails(const char *property, const char *message) { __asm__ volatile("" ::"r"(property), "r"(message)); }

extern void __gsmack_atomic_begin(void);

/* The code of the models lies in a piece of its own (build.go). */
extern char __start_gsmack_models[] __attribute__((weak, visibility("hidden"))), __stop_gsmack_models[] __attribute__((weak, visibility("hidden")));
static int is_model(u64 pc) { return pc - (u64)__start_gsmack_models < (u64)__stop_gsmack_models - (u64)__start_gsmack_models; }
static int in_program(u64 pc) { return pc - R->code.from < R->code.to - R->code.from; }

static void leave(int outcome) {
  R->outcome = outcome;
  gsmack_leave(&R->current->sp, R->scheduler);
  if (unlikely(R->ended))
    gsmack_fails(S->property, S->message);
}

/* For a debugger, which only reads memory: where it finds how many threads there are, each of them, the one that runs, and of each its state and what that is when it has ended.
 * Where a thread has put its registers is its first member. */
const u64 gsmack_layout[] = {OWN + __builtin_offsetof(struct runtime, threads), OWN + __builtin_offsetof(struct runtime, thread), OWN + __builtin_offsetof(struct runtime, current),
                             __builtin_offsetof(struct thread, state), DONE};

static void copy_text(char *to, const char *from, int size) {
  int i = 0;
  if (from)
    for (; i < size - 1 && from[i]; i++)
      to[i] = from[i];
  to[i] = 0;
}

/* Nothing is executed. */
static void refuse(const char *what) {
  copy_text(S->message, what, sizeof S->message);
  S->status = UNMODELLED;
  _exit(96);
}

static void not_modelled(const char *what) {
  if (!R->current) /* before main */
    refuse(what);
  copy_text(S->message, what, sizeof S->message);
  leave(NOT_MODELLED);
}

/* The calls that a thread is in, the innermost first. */
static int walk(u64 *out, u64 pc, u64 frame) {
  struct thread *t = R->current;
  int n = 0;
  out[n++] = pc;
  u64 top = t->top;
  while (n < MAX_FRAMES && frame >= t->low && frame + 16 <= top && !(frame & 7)) {
    u64 next = ((u64 *)frame)[0], back = ((u64 *)frame)[1];
    if (!back)
      break;
    out[n++] = back;
    if (next <= frame)
      break;
    frame = next;
  }
  return n;
}

static void fail_at(const char *property, const char *message, u64 pc, u64 frame) {
  copy_text(S->property, property, sizeof S->property);
  copy_text(S->message, message, sizeof S->message);
  S->culprit = R->current ? R->running : 1;
  S->frames = R->current ? walk(S->stack, pc, frame) : 0;
  if (S->flags & ALONE)
    gsmack_fails(property, message);
  leave(FAILURE);
  __builtin_unreachable();
}

#define PC ((u64)__builtin_return_address(0))
#define FRAME (*(u64 *)__builtin_frame_address(0))
