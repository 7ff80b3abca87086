package llvm2ivl

import (
	"context"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
)

// FuzzTranslate takes any text through the whole way from a module to a
// printed program: it may be refused, but nothing may panic, and what is
// translated can be printed.
func FuzzTranslate(f *testing.F) {
	files, _ := filepath.Glob("testdata/translate/*.txtar")
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, in := range ar.Files {
			if strings.HasSuffix(in.Name, ".ll") {
				f.Add(string(in.Data))
			}
		}
	}
	f.Add(fuzzSeed)
	f.Fuzz(func(t *testing.T, text string) {
		for _, o := range []Options{{}, {Integers: Unbounded, HavocUnknown: true}} {
			m, ds := ParseModule("fuzz.ll", Program, []byte(text))
			if m == nil || ivl.HasErrors(ds) {
				return
			}
			l, ds := Link([]*Module{m}, "main")
			if l == nil || ivl.HasErrors(ds) {
				return
			}
			p, _ := Translate(context.Background(), l, o)
			if p == nil {
				continue
			}
			if err := ivl.Print(io.Discard, p, ivl.Gsmack); err != nil {
				t.Fatal(err)
			}
		}
	})
}

const fuzzSeed = `
%struct.s = type { i32, [2 x i64], i8* }
@g = global %struct.s { i32 1, [2 x i64] [i64 2, i64 3], i8* bitcast (i32 (i32)* @f to i8*) }
@t = thread_local global i32 7
@x = internal global i32 0, align 4
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @unknown(...)
define i32 @f(i32 %n) {
entry:
  switch i32 %n, label %loop [ i32 1, label %one
    i32 2, label %one ]
one:
  ret i32 3
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %j, i32 %n)
  %v = extractvalue { i32, i1 } %o, 0
  ret i32 %v
}
define i32 @main() {
  %a = alloca %struct.s, align 8
  %p = getelementptr inbounds %struct.s, %struct.s* %a, i64 0, i32 1, i64 1
  %q = bitcast %struct.s* %a to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %q, i8* bitcast (%struct.s* @g to i8*), i64 32, i1 false)
  %l = load i64, i64* %p, align 8
  %s = trunc i64 %l to i32
  %old = atomicrmw add i32* @x, i32 %s seq_cst
  %cx = cmpxchg i32* @x, i32 %old, i32 5 seq_cst seq_cst
  %fp = load i8*, i8** getelementptr inbounds (%struct.s, %struct.s* @g, i64 0, i32 2)
  %fn = bitcast i8* %fp to i32 (i32)*
  %r = call i32 %fn(i32 %s)
  %u = call i32 (...) @unknown(i32 %r)
  %tl = load i32, i32* @t
  %vec = insertelement <2 x i32> undef, i32 %tl, i32 0
  %e = extractelement <2 x i32> %vec, i32 0
  %d = sitofp i32 %e to double
  %cmp = fcmp ogt double %d, 1.5
  %sel = select i1 %cmp, i32 %u, i32 %e
  ret i32 %sel
}
`
