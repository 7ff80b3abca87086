package link

import (
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/reader"
)

func named(t *testing.T, role Role, name, text string) *Module {
	t.Helper()
	m, ds := reader.Parse(name, []byte(text))
	for _, d := range ds {
		t.Fatal(d)
	}
	return &Module{Name: name, Role: role, IR: m}
}

func funcNames(fs []*ir.Func) string {
	var out []string
	for _, f := range fs {
		out = append(out, f.Name())
	}
	return strings.Join(out, " ")
}

func TestLink(t *testing.T) {
	prog := named(t, Program, "prog.ll", `
@table = global [1 x i32 ()*] [i32 ()* @hidden]
@seen = external global i32
@unseen = global i32 7
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @late, i8* null }, { i32, void ()*, i8* } { i32 100, void ()* @early, i8* null }]
define void @late() {
  ret void
}
define void @early() {
  ret void
}
define internal i32 @helper() {
  ret i32 1
}
define i32 @hidden() {
  ret i32 1
}
define i32 @dead() {
  ret i32 1
}
declare i32 @lib(...)
declare i32 @env(i32)
declare i64 @__gsmack_self()
declare extern_weak void @maybe()
declare void @other()
define i32 @main() {
entry:
  %a = call i32 @helper()
  %b = call i32 bitcast (i32 (...)* @lib to i32 (i32)*)(i32 %a)
  %c = call i32 @alias(i32 %b)
  %t = load [1 x i32 ()*], [1 x i32 ()*]* @table
  br i1 icmp ne (void ()* @maybe, void ()* null), label %yes, label %no
yes:
  call void @maybe()
  br label %no
no:
  %p = phi i32 [ 1, %yes ], [ 0, %entry ]
  br i1 icmp ne (void ()* @other, void ()* null), label %y2, label %n2
y2:
  call void @other()
  %s = call i64 @__gsmack_self()
  %d = load i32, i32* @seen
  br label %n2
n2:
  ret i32 0
}
@alias = alias i32 (i32), i32 (i32)* @env
`)
	second := named(t, Program, "second.ll", `
@seen = global i32 5
define internal i32 @helper() {
  ret i32 2
}
define void @other() {
  %a = call i32 @helper()
  ret void
}
`)
	user := named(t, UserModel, "user.ll", "define i32 @lib(i32 %x) {\n  ret i32 %x\n}\ndefine void @early() {\n  ret void\n}\n")
	def := named(t, DefaultModel, "model lib", "define i32 @lib(i32 %x) {\n  ret i32 0\n}\ndefine i32 @hidden() {\n  ret i32 9\n}\ndefine weak i32 @env(i32 %x) {\n  ret i32 3\n}\n")
	if got := Needed([]*Module{prog}, "main"); !slices.Equal(got, []string{"env", "lib", "maybe", "other", "seen"}) {
		t.Errorf("needed: %v", got)
	}
	if _, ds := Link([]*Module{prog, second, user, def}, "main"); len(ds) != 1 || !strings.Contains(ds[0].Error(), "user.ll: error: early is defined here and in prog.ll") {
		t.Fatalf("got %v", ds)
	}
	user.IR.Funcs = user.IR.Funcs[:1]
	l, ds := Link([]*Module{prog, second, user, def}, "main")
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	if got := funcNames(l.Funcs); got != "late early helper hidden main helper other lib env" {
		t.Errorf("functions: %s", got)
	}
	if got := funcNames(l.Constructors); got != "early late" {
		t.Errorf("constructors: %s", got)
	}
	if len(l.Externs) > 0 {
		t.Errorf("externs: %s", funcNames(l.Externs))
	}
	insts := l.Entry.Blocks[0].Insts
	for i, want := range []int{2, 7, 8} { // of l.Funcs: helper, lib, env through its alias
		if f := ir.CalledFunc(insts[i].(*ir.Call).Callee); f != l.Funcs[want] {
			t.Errorf("call %d means %v, want %v", i, f, l.Funcs[want].Name())
		}
	}
	if l.owner[l.Funcs[7]].Name != "user.ll" || !l.IsModel(l.Funcs[7]) || l.IsModel(l.Funcs[6]) {
		t.Error("the user's model does not replace the default one")
	}
	if a, b := l.Name(l.Funcs[2]), l.Name(l.Funcs[5]); a != "helper" || b != "helper.2" {
		t.Errorf("static functions are called %s and %s", a, b)
	}
	if len(l.Entry.Blocks) != 4 || len(l.Entry.Blocks[1].Insts) != 0 {
		t.Errorf("%d blocks are left of main, or a phi of one constant", len(l.Entry.Blocks))
	}
	if n := l.Globals[len(l.Globals)-1].Init.(*ir.Int).X.Int64(); n != 5 || len(l.Globals) != 2 {
		t.Errorf("globals %v", l.Globals)
	}
}

func TestLinkFaults(t *testing.T) {
	const f = "define i32 @f() {\n  ret i32 1\n}\n"
	x86 := "target datalayout = \"e-m:e-p:32:32-f64:32:64-f80:32-n8:16:32-S128\"\n"
	for _, c := range []struct {
		name, want string
		mods       []string
	}{
		{"no main", "there is no function main to start from; name another one with --main (there are f)", []string{f}},
		{"nothing", "the program defines no function at all", []string{"@x = global i32 0\n"}},
		{"twice", "f is defined here and in", []string{f, f + "define i32 @main() {\n  ret i32 1\n}\n"}},
		{"mixed widths", "pointers have 64 bits here and 32", []string{x86 + "define i32 @main() {\n  ret i32 1\n}\n", f}},
	} {
		var mods []*Module
		for _, text := range c.mods {
			mods = append(mods, named(t, Program, "a.ll", text))
		}
		if l, ds := Link(mods, "main"); l != nil || len(ds) == 0 || !strings.Contains(ds[0].Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.name, ds, c.want)
		}
	}
}

// An inline function of a header that two files include has a body in each.
func TestLinkInline(t *testing.T) {
	half := func(file, more string) *Module {
		return named(t, Program, "a.ll", "define i32 @half(i32 %x) !dbg !1 {\n  ret i32 %x\n}\n"+more+
			"!0 = !DIFile("+file+")\n!1 = distinct !DISubprogram(name: \"half\", file: !0, line: 1, unit: null)\n")
	}
	main := "define i32 @main() {\n  %r = call i32 @half(i32 4)\n  ret i32 %r\n}\n"
	a := half(`filename: "half.h", directory: "/src"`, main)
	if _, ds := Link([]*Module{a, half(`filename: "/src/half.h", directory: "/tmp"`, "")}, "main"); len(ds) > 0 {
		t.Error(ds)
	}
	if _, ds := Link([]*Module{half(`filename: "half.h", directory: "/src"`, main), half(`filename: "half.h", directory: "/tmp"`, "")}, "main"); len(ds) == 0 {
		t.Error("two functions of two files are taken for one")
	}
}
