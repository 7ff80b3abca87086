package memory

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/irtest"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

func constText(c constant.Value) string {
	switch c := c.(type) {
	case *constant.Int:
		return fmt.Sprintf("%d:%d", c.Value, c.Width)
	case *constant.Float:
		return fmt.Sprintf("%x:%s", c.Bits, c.Type)
	case *constant.Addr:
		return fmt.Sprintf("&%s%+d:%d", strings.TrimPrefix(c.Base.(ir.Named).Name(), "%"), c.Offset, c.Width)
	case *constant.Undef:
		return "undef"
	case *constant.Aggregate:
		var parts []string
		for _, e := range c.Elems {
			parts = append(parts, constText(e))
		}
		return "{" + strings.Join(parts, " ") + "}"
	case *constant.Opaque:
		return "opaque"
	default:
		panic(fmt.Sprintf("%T", c))
	}
}

func TestConst(t *testing.T) {
	rows := []struct{ typ, text, before, after string }{
		{"i32", "-1", "4294967295:32", ""},
		{"i8*", "null", "0:64", ""},
		{"i1", "true", "1:1", ""},
		{"float", "1.5", "3fc00000:float", ""},
		{"float", "0x3FB99999A0000000", "3dcccccd:float", ""},
		{"double", "-0.0", "8000000000000000:double", ""},
		{"double", "0x7FF0000000000000", "7ff0000000000000:double", ""},
		{"double", "0x7FF8000000000000", "7ff8000000000000:double", ""},
		{"half", "0xH3C00", "3c00:half", ""},
		{"half", "0xH0001", "1:half", ""},
		{"x86_fp80", "0xK3FFF8000000000000000", "3fff8000000000000000:x86_fp80", ""},
		{"[2 x i8]", `c"a\00"`, "{97:8 0:8}", ""},
		{"{ i8, i16 }", "{ i8 1, i16 undef }", "{1:8 undef}", ""},
		{"[2 x i16]", "zeroinitializer", "{0:16 0:16}", ""},
		{"i32*", "getelementptr ({ i8, [4 x i32] }, { i8, [4 x i32] }* @s, i64 0, i32 1, i64 2)", "&s+12:64", ""},
		{"i8*", "getelementptr (i8, i8* inttoptr (i64 16 to i8*), i64 -1)", "15:64", ""},
		{"i64", "ptrtoint (i32* @g to i64)", "&g+0:64", ""},
		{"i64", "add (i64 ptrtoint (i32* @g to i64), i64 4)", "&g+4:64", ""},
		{"i64", "sub (i64 ptrtoint (i32* getelementptr (i32, i32* @g, i64 3) to i64), i64 ptrtoint (i32* @g to i64))", "12:64", ""},
		{"i64", "and (i64 ptrtoint (i32* getelementptr (i32, i32* @g, i64 1) to i64), i64 3)", "0:64", ""},
		{"i32", "trunc (i64 ptrtoint (i32* @g to i64) to i32)", "opaque", "0:32"},
		{"i32", "ptrtoint (i32* @g to i32)", "opaque", "0:32"},
		{"i1", "icmp eq (i32* @g, i32* null)", "0:1", ""},
		{"i1", "icmp ult (i32* @g, i32* @h)", "opaque", "1:1"},
		{"i32", "select (i1 icmp ne (i32* @g, i32* null), i32 3, i32 4)", "3:32", ""},
		{"i32", "shl (i32 3, i32 31)", "2147483648:32", ""},
		{"i32", "ashr (i32 -8, i32 1)", "4294967292:32", ""},
		{"i64", "sext (i8 -2 to i64)", "18446744073709551614:64", ""},
		{"i32", "bitcast (float 1.0 to i32)", "1065353216:32", ""},
		{"i64", "mul (i64 ptrtoint (i32* @g to i64), i64 2)", "opaque", "562949953421312:64"},
	}
	var b strings.Builder
	b.WriteString("@g = global i32 0\n@h = global i32 0\n@s = global { i8, [4 x i32] } zeroinitializer\n")
	for i, r := range rows {
		fmt.Fprintf(&b, "@c%d = global %s %s\n", i, r.typ, r.text)
	}
	b.WriteString("define i32 @main() {\n  store i32 1, i32* @g\n  store i32 1, i32* @h\n")
	for i, r := range rows {
		fmt.Fprintf(&b, "  %%v%d = load %s, %s* @c%d\n", i, r.typ, r.typ, i)
	}
	b.WriteString("  ret i32 0\n}\n")
	mod := irtest.Parse(t, b.String())
	m := Analyze(irtest.Link(t, mod), false)
	for i, r := range rows {
		g := irtest.Global(mod, fmt.Sprint("c", i))
		if got := constText(m.Linked.Const(g.Init)); got != r.before {
			t.Errorf("%s: got %s, want %s", r.text, got, r.before)
		}
		if r.after == "" {
			r.after = r.before
		}
		if got := constText(m.Const(g.Init)); got != r.after {
			t.Errorf("%s with addresses: got %s, want %s", r.text, got, r.after)
		}
	}
}

func TestInitializer(t *testing.T) {
	m := analyzeC(t, `
int x = 7, zero, *p = &x, *q[3] = {0, &x + 1, &x};
struct { char c; union { float f; unsigned u; } v; short s[2]; } s = {1, {1.5f}, {0, 3}};
union { int i; char c[4]; } u = {0x01000302};
union { int *p; char c[8]; } a = {&x};
const char text[] = "ab";
double never = 2;
int main(int argc, char **argv) {
  return x + zero + *p + *q[argc] + s.c + s.v.u + s.s[1] + u.i + u.c[argc] + a.c[argc] + text[argc];
}`)
	want := map[string]string{
		"x": "x@0=7:32", "p": "p@0=&x+0:64", "q": "q@8=&x+4:64 q@16=&x+0:64",
		"s": "s.c@0=1:8 s.v.f@4=1069547520:32 s.s.1@10=3:16",
		"u": "u@0=2:8 u@1=3:8 u@3=1:8", "text": "text@0=97:8 text@1=98:8",
		"a": "a@0=&x+0:64>>0 a@1=&x+0:64>>8 a@2=&x+0:64>>16 a@3=&x+0:64>>24 a@4=&x+0:64>>32 a@5=&x+0:64>>40 a@6=&x+0:64>>48 a@7=&x+0:64>>56",
	}
	got := map[string]string{}
	for _, o := range m.Objects {
		if o.Kind != pointsto.GlobalObject {
			continue
		}
		var parts []string
		for _, c := range m.Initializer(o) {
			s := fmt.Sprintf("%s@%d=%s", c.Region.Name, c.Offset, constText(c.Value))
			if _, ok := c.Value.(*constant.Addr); ok && c.Region.Kind == Bytes {
				s += fmt.Sprintf(">>%d", c.Shift)
			}
			parts = append(parts, s)
		}
		if parts != nil {
			got[o.Value.(*ir.Global).Name()] = strings.Join(parts, " ")
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}
