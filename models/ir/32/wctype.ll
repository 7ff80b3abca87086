target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i32 @iswupper(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isupper(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isupper(i32 noundef)
define dso_local i32 @iswlower(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @islower(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @islower(i32 noundef)
define dso_local i32 @iswalpha(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isalpha(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isalpha(i32 noundef)
define dso_local i32 @iswdigit(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isdigit(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isdigit(i32 noundef)
define dso_local i32 @iswalnum(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isalnum(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isalnum(i32 noundef)
define dso_local i32 @iswxdigit(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isxdigit(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isxdigit(i32 noundef)
define dso_local i32 @iswspace(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isspace(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isspace(i32 noundef)
define dso_local i32 @iswblank(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isblank(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isblank(i32 noundef)
define dso_local i32 @iswcntrl(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @iscntrl(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @iscntrl(i32 noundef)
define dso_local i32 @iswprint(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isprint(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isprint(i32 noundef)
define dso_local i32 @iswgraph(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @isgraph(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @isgraph(i32 noundef)
define dso_local i32 @iswpunct(i32 noundef %c) {
entry:
  %cmp.i = icmp ult i32 %c, 128
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %narrow.exit
cond.false.i:
  br label %narrow.exit
narrow.exit:
  %cond.i = phi i32 [ %c, %cond.true.i ], [ -1, %cond.false.i ]
  %call1 = call i32 @ispunct(i32 noundef %cond.i)
  ret i32 %call1
}
declare dso_local i32 @ispunct(i32 noundef)
define dso_local i32 @towlower(i32 noundef %c) {
entry:
  %cmp = icmp uge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = icmp ule i32 %c, 90
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %sub = sub i32 %c, 65
  %add = add i32 %sub, 97
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @towupper(i32 noundef %c) {
entry:
  %cmp = icmp uge i32 %c, 97
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = icmp ule i32 %c, 122
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %sub = sub i32 %c, 97
  %add = add i32 %sub, 65
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}
