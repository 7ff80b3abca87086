package reader

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestParseRefuses(t *testing.T) {
	const head = "source_filename = \"a.c\"\n"
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "a.ll: error: the file is empty"},
		{"comments only", "; nothing\n\n", "the file is empty"},
		{"object", "\x7FELF\x02\x01", "a.ll:1:1: error: this is not LLVM IR"},
		{"binary", head + "@x = \x00", "a.ll:2:6: error: the file is binary"},
		{"latin1", head + "@x = \xe9", "a.ll:2:6: error: the text is not UTF-8"},
		{"C", "#include <stdio.h>\nint main() {}", "a.ll:1:1: error: this is not LLVM IR"},
		{"latin1 in a string", head + "@x = global [2 x i8] c\"\xc3\xa9\xe9\"\n", "a.ll:2:26: error: the text is not UTF-8"},
		{"use before definition", head + "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}\n",
			"a.ll:8:3: error: this LLVM IR does not fit together: %x is used where it need not be defined, in the function f"},
		{"types of an operator", head + "define i64 @f(i64 %n) {\n  %p = bitcast i8* null to i32*\n  %x = load i32, i32* %p\n    %y = zext i32 %x to i16\n  ret i64 %n\n}\n",
			"a.ll:5:5: error: this LLVM IR does not fit together: the types"},
		{"result", head + "declare void @g()\ndefine i64 @\"f\"(i32 %n) {\n  call void @g()\n  ret i32 %n\n}\n", "a.ll:5:3: error: this LLVM IR does not fit together"},
		{"intrinsic", head + "declare void @llvm.trap(i32)\ndefine void @f() {\n  call void bitcast (void (i32)* @llvm.trap to void ()*)()\n  ret void\n}\n",
			"a.ll:4:3: error: this LLVM IR does not fit together: the arguments of @llvm.trap"},
		{"truncated", head + "define i32 @f() {\n  ret i32 ", "truncated"},
		{"syntax", head + "@x = global i32 0 0\n", "a.ll:2:19: error: this LLVM IR cannot be read: the end of the definition is expected, at \"0\""},
		{"undefined type", head + "@x = global %t zeroinitializer\n", "a.ll:2:13: error: this LLVM IR cannot be read: the type %t is not defined"},
		{"recursive type", head + "%t = type { i32, %t }\n@x = global %t zeroinitializer\n", "contains itself"},
		{"target type", head + "define void @f() {\n  %x = alloca target(\"spirv.Event\", i32, 3)\n  ret void\n}\n",
			`a.ll:3:15: error: this LLVM IR cannot be read: values of the type target("spirv.Event", i32, 3) are not modelled`},
		{"unknown instruction", head + "define void @f() {\n  %x = frobnicate i32 1\n  ret void\n}\n", "a.ll:3:8: error: this LLVM IR cannot be read: an instruction is expected"},
		{"type of a name", head + "define i32 @f(i64 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n", "a.ll:3:16: error: this LLVM IR cannot be read: %x is a i64, not a i32"},
		{"parentheses", head + "@x = global i32 " + strings.Repeat("(", 20000), "brackets nest"},
		{"long line", head + "@x = global i32 " + strings.Repeat("x", 5<<20), "this LLVM IR cannot be read: a constant of the type i32 is expected"},
	} {
		mod, ds := Parse("a.ll", []byte(c.text))
		if mod != nil || len(ds) != 1 || !strings.Contains(ds[0].Error(), c.want) {
			t.Errorf("%s: got %.300v, want %q", c.name, ds, c.want)
		}
		if len(ds) == 1 && len(ds[0].Error()) > 500 {
			t.Errorf("%s: the message has %d bytes", c.name, len(ds[0].Error()))
		}
	}
}

func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.ll")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte("@x = global i32 0\ndefine void @f() {\n  ret void\n}\n"))
	f.Add([]byte(`%s = type { i32, %s*, [4 x i8] }
@g = global %s { i32 1, %s* @g, [4 x i8] c"abc\00" }
@a = internal alias i32, getelementptr (%s, %s* @g, i64 0, i32 0)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare i8* @__gsmack_alloc(i64)
define i32 @main(i32 %n, i8** %v) !dbg !1 {
  %l = alloca %s, align 8
  %p = getelementptr %s, %s* %l, i64 0, i32 2, i32 %n
  store i8 3, i8* %p
  %c = bitcast %s* %l to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %c, i8* bitcast (%s* @g to i8*), i64 24, i1 false)
  %h = call i8* @__gsmack_alloc(i64 8)
  %q = bitcast i8* %h to i32 (i32)**
  %f = load i32 (i32)*, i32 (i32)** %q
  %r = call i32 %f(i32 1), !dbg !2
  %t = cmpxchg i32* @a, i32 0, i32 1 seq_cst seq_cst
  %k = icmp eq i32 %n, 0
  br i1 %k, label %x, label %y
x:
  %m = atomicrmw add i32* @a, i32 5 monotonic
  br label %y
y:
  %z = phi i32 [ %r, %0 ], [ %m, %x ]
  ret i32 %z
}
!1 = distinct !DISubprogram(name: "main", file: !3, line: 1, unit: null)
!2 = !DILocation(line: 2, column: 3, scope: !1)
!3 = !DIFile(filename: "a.c", directory: "/")
`))
	f.Fuzz(func(t *testing.T, text []byte) {
		defer time.AfterFunc(10*time.Second, func() { panic("this text takes too long") }).Stop()
		if mod, ds := Parse("a.ll", text); mod == nil && len(ds) == 0 {
			t.Fatal("refused without a reason")
		}
	})
}
