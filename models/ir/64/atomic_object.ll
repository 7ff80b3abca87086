target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [8 x i8] c"relaxed\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"acquire\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"release\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"acq_rel\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"seq_cst\00", align 1
define dso_local void @__atomic_load(i64 noundef %size, i8* noundef %object, i8* noundef %to, i32 noundef %order) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i64 %size, align 16
  call void @begin(i32 noundef %order, i32 noundef %order)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla, i8* align 1 %object, i64 %size, i1 false)
  call void @__gsmack_atomic_end()
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %to, i8* align 16 %vla, i64 %size, i1 false)
  call void @llvm.stackrestore(i8* %0)
  ret void
}
declare i8* @llvm.stacksave()
define internal void @begin(i32 noundef %order, i32 noundef %failure) {
entry:
  %cmp = icmp eq i32 %failure, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i32 %failure, 3
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  switch i32 %order, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb2
    i32 2, label %sw.bb2
    i32 3, label %sw.bb7
    i32 4, label %sw.bb12
  ]
sw.bb:
  br i1 %0, label %if.then, label %if.else
if.then:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.else:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end
if.end:
  br label %sw.epilog
sw.bb2:
  br i1 %0, label %if.then4, label %if.else5
if.then4:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0))
  br label %if.end6
if.else5:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end6
if.end6:
  br label %sw.epilog
sw.bb7:
  br i1 %0, label %if.then9, label %if.else10
if.then9:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0))
  br label %if.end11
if.else10:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end11
if.end11:
  br label %sw.epilog
sw.bb12:
  br i1 %0, label %if.then14, label %if.else15
if.then14:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0))
  br label %if.end16
if.else15:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end16
if.end16:
  br label %sw.epilog
sw.default:
  br i1 %0, label %if.then18, label %if.else19
if.then18:
  call void @__gsmack_atomic_begin_order(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str, i64 0, i64 0))
  br label %if.end20
if.else19:
  call void @__gsmack_atomic_begin()
  br label %if.end20
if.end20:
  br label %sw.epilog
sw.epilog:
  ret void
}
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.stackrestore(i8*)
define dso_local void @__atomic_store(i64 noundef %size, i8* noundef %object, i8* noundef %from, i32 noundef %order) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i64 %size, align 16
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla, i8* align 1 %from, i64 %size, i1 false)
  call void @begin(i32 noundef %order, i32 noundef %order)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %object, i8* align 16 %vla, i64 %size, i1 false)
  call void @__gsmack_atomic_end()
  call void @llvm.stackrestore(i8* %0)
  ret void
}
define dso_local void @__atomic_exchange(i64 noundef %size, i8* noundef %object, i8* noundef %from, i8* noundef %to, i32 noundef %order) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i64 %size, align 16
  %vla1 = alloca i8, i64 %size, align 16
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla, i8* align 1 %from, i64 %size, i1 false)
  call void @begin(i32 noundef %order, i32 noundef %order)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla1, i8* align 1 %object, i64 %size, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %object, i8* align 16 %vla, i64 %size, i1 false)
  call void @__gsmack_atomic_end()
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %to, i8* align 16 %vla1, i64 %size, i1 false)
  call void @llvm.stackrestore(i8* %0)
  ret void
}
define dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %size, i8* noundef %object, i8* noundef %expected, i8* noundef %desired, i32 noundef %success, i32 noundef %failure) {
entry:
  %0 = call i8* @llvm.stacksave()
  %vla = alloca i8, i64 %size, align 16
  %vla1 = alloca i8, i64 %size, align 16
  %vla2 = alloca i8, i64 %size, align 16
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla, i8* align 1 %expected, i64 %size, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla1, i8* align 1 %desired, i64 %size, i1 false)
  call void @begin(i32 noundef %success, i32 noundef %failure)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %vla2, i8* align 1 %object, i64 %size, i1 false)
  br label %for.cond
for.cond:
  %same.0 = phi i8 [ 1, %entry ], [ %same.1, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %vla2, i64 %i.0
  %1 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %1 to i32
  %arrayidx3 = getelementptr inbounds i8, i8* %vla, i64 %i.0
  %2 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %2 to i32
  %cmp5 = icmp ne i32 %conv, %conv4
  br i1 %cmp5, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %same.1 = phi i8 [ 0, %if.then ], [ %same.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add i64 %i.0, 1
  br label %for.cond
for.end:
  %tobool = trunc i8 %same.0 to i1
  br i1 %tobool, label %if.then7, label %if.end8
if.then7:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %object, i8* align 16 %vla1, i64 %size, i1 false)
  br label %if.end8
if.end8:
  call void @__gsmack_atomic_end()
  br i1 %tobool, label %if.end11, label %if.then10
if.then10:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %expected, i8* align 16 %vla2, i64 %size, i1 false)
  br label %if.end11
if.end11:
  call void @llvm.stackrestore(i8* %0)
  ret i1 %tobool
}
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %size, i8* noundef %object) {
entry:
  %cmp = icmp eq i64 %size, 1
  br i1 %cmp, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp eq i64 %size, 2
  br i1 %cmp1, label %lor.end, label %lor.lhs.false2
lor.lhs.false2:
  %cmp3 = icmp eq i64 %size, 4
  br i1 %cmp3, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp4 = icmp eq i64 %size, 8
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %lor.lhs.false2 ], [ true, %lor.lhs.false ], [ true, %entry ], [ %cmp4, %lor.rhs ]
  ret i1 %0
}
declare dso_local void @__gsmack_atomic_begin_order(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_begin()
