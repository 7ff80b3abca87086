target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i32 @ffs(i32 noundef %i) {
entry:
  %conv = zext i32 %i to i64
  %tobool.i = icmp ne i64 %conv, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %0 = call i64 @llvm.cttz.i64(i64 %conv, i1 true)
  %cast.i = trunc i64 %0 to i32
  %add.i = add nsw i32 %cast.i, 1
  br label %lowest.exit
cond.false.i:
  br label %lowest.exit
lowest.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @ffsl(i64 noundef %i) {
entry:
  %tobool.i = icmp ne i64 %i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %0 = call i64 @llvm.cttz.i64(i64 %i, i1 true)
  %cast.i = trunc i64 %0 to i32
  %add.i = add nsw i32 %cast.i, 1
  br label %lowest.exit
cond.false.i:
  br label %lowest.exit
lowest.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @ffsll(i64 noundef %i) {
entry:
  %tobool.i = icmp ne i64 %i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %0 = call i64 @llvm.cttz.i64(i64 %i, i1 true)
  %cast.i = trunc i64 %0 to i32
  %add.i = add nsw i32 %cast.i, 1
  br label %lowest.exit
cond.false.i:
  br label %lowest.exit
lowest.exit:
  %cond.i = phi i32 [ %add.i, %cond.true.i ], [ 0, %cond.false.i ]
  ret i32 %cond.i
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
