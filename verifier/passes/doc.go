// Package passes turns a lowered program into thread instances and makes them
// smaller. It imports ivl, value, cfg, goal, lemma, pause and spin.
//
// Table lists the passes with what each is for, Order says why they come in this order,
// and Runner.Run (run.go) is the only one to call them.
//
// flatten does inlining, unrolling, constant propagation and the discovery of
// thread instances in one walk (flatten.go says how; walk.go visits the copies
// of blocks in topological order, bounds.go counts iterations and calls, stmts.go
// copies statements and keeps the environment, fold.go rewrites expressions in
// it, env.go is the environment, intrinsic.go the ids of threads and addresses of
// objects). Its constants are those of one copy of a block, with a version for each assignment, since a map has
// one for each element; those of llvm2ivl are of LLVM's instructions, before anything is copied. Both compute by ivl/value.
// Check says what holds after it and each pass that follows.
//
// Statements keep their way back: ivl.Origin names the lowered statement that a
// copy stands for, and is empty for what a pass invented (the passing of
// parameters and results, bounds). `assume {:passed} true` stands where a
// statement was that cannot matter any more but that a schedule has to mention.
package passes
