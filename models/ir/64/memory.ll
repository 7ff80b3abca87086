target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local nonnull i8* @memcpy(i8* noalias noundef nonnull returned writeonly %to, i8* noalias nocapture noundef nonnull readonly %from, i64 noundef %size) local_unnamed_addr {
entry:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %to, i8* nonnull align 1 %from, i64 %size, i1 false)
  ret i8* %to
}
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
define dso_local nonnull i8* @mempcpy(i8* noalias noundef nonnull writeonly %to, i8* noalias nocapture noundef nonnull readonly %from, i64 noundef %size) local_unnamed_addr {
entry:
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %to, i8* nonnull align 1 %from, i64 %size, i1 false)
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %size
  ret i8* %add.ptr
}
define dso_local nonnull i8* @memmove(i8* noundef nonnull returned writeonly %to, i8* nocapture noundef nonnull readonly %from, i64 noundef %size) local_unnamed_addr {
entry:
  call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %to, i8* nonnull align 1 %from, i64 %size, i1 false)
  ret i8* %to
}
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg)
define dso_local nonnull i8* @memset(i8* noundef nonnull returned writeonly %to, i32 noundef %byte, i64 noundef %size) local_unnamed_addr {
entry:
  %0 = trunc i32 %byte to i8
  call void @llvm.memset.p0i8.i64(i8* nonnull align 1 %to, i8 %0, i64 %size, i1 false)
  ret i8* %to
}
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
define dso_local void @bzero(i8* nocapture noundef nonnull writeonly %to, i64 noundef %size) local_unnamed_addr {
entry:
  call void @llvm.memset.p0i8.i64(i8* nonnull align 1 %to, i8 0, i64 %size, i1 false)
  ret void
}
define dso_local void @bcopy(i8* nocapture noundef nonnull readonly %from, i8* nocapture noundef nonnull writeonly %to, i64 noundef %size) local_unnamed_addr {
entry:
  call void @llvm.memmove.p0i8.p0i8.i64(i8* nonnull align 1 %to, i8* nonnull align 1 %from, i64 %size, i1 false)
  ret void
}
define dso_local i32 @memcmp(i8* nocapture noundef nonnull readonly %left, i8* nocapture noundef nonnull readonly %right, i64 noundef %size) local_unnamed_addr {
entry:
  %cmp22.not = icmp eq i64 %size, 0
  br i1 %cmp22.not, label %cleanup, label %for.body
for.cond:
  %exitcond.not = icmp eq i64 %inc, %size
  br i1 %exitcond.not, label %cleanup, label %for.body
for.body:
  %i.023 = phi i64 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %left, i64 %i.023
  %0 = load i8, i8* %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, i8* %right, i64 %i.023
  %1 = load i8, i8* %arrayidx1, align 1
  %cmp3.not = icmp eq i8 %0, %1
  %inc = add nuw i64 %i.023, 1
  br i1 %cmp3.not, label %for.cond, label %if.then
if.then:
  %conv2 = zext i8 %1 to i32
  %conv = zext i8 %0 to i32
  %sub = sub nsw i32 %conv, %conv2
  br label %cleanup
cleanup:
  %spec.select = phi i32 [ %sub, %if.then ], [ 0, %entry ], [ 0, %for.cond ]
  ret i32 %spec.select
}
define dso_local i32 @bcmp(i8* nocapture noundef nonnull readonly %left, i8* nocapture noundef nonnull readonly %right, i64 noundef %size) local_unnamed_addr {
entry:
  %cmp22.not.i = icmp eq i64 %size, 0
  br i1 %cmp22.not.i, label %memcmp.exit, label %for.body.i
for.cond.i:
  %exitcond.not.i = icmp eq i64 %inc.i, %size
  br i1 %exitcond.not.i, label %memcmp.exit, label %for.body.i
for.body.i:
  %i.023.i = phi i64 [ %inc.i, %for.cond.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds i8, i8* %left, i64 %i.023.i
  %0 = load i8, i8* %arrayidx.i, align 1
  %arrayidx1.i = getelementptr inbounds i8, i8* %right, i64 %i.023.i
  %1 = load i8, i8* %arrayidx1.i, align 1
  %cmp3.not.i = icmp eq i8 %0, %1
  %inc.i = add nuw i64 %i.023.i, 1
  br i1 %cmp3.not.i, label %for.cond.i, label %if.then.i
if.then.i:
  %conv2.i = zext i8 %1 to i32
  %conv.i = zext i8 %0 to i32
  %sub.i = sub nsw i32 %conv.i, %conv2.i
  br label %memcmp.exit
memcmp.exit:
  %spec.select.i = phi i32 [ %sub.i, %if.then.i ], [ 0, %entry ], [ 0, %for.cond.i ]
  ret i32 %spec.select.i
}
define dso_local i8* @memchr(i8* noundef nonnull readonly %memory, i32 noundef %byte, i64 noundef %size) local_unnamed_addr {
entry:
  %cmp14.not = icmp eq i64 %size, 0
  br i1 %cmp14.not, label %cleanup, label %for.body.lr.ph
for.body.lr.ph:
  %0 = trunc i32 %byte to i8
  br label %for.body
for.body:
  %i.015 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, i8* %memory, i64 %i.015
  %1 = load i8, i8* %arrayidx, align 1
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %cleanup.split.loop.exit, label %for.inc
for.inc:
  %inc = add nuw i64 %i.015, 1
  %exitcond.not = icmp eq i64 %inc, %size
  br i1 %exitcond.not, label %cleanup, label %for.body
cleanup.split.loop.exit:
  %arrayidx.le = getelementptr inbounds i8, i8* %memory, i64 %i.015
  br label %cleanup
cleanup:
  %spec.select = phi i8* [ %arrayidx.le, %cleanup.split.loop.exit ], [ null, %entry ], [ null, %for.inc ]
  ret i8* %spec.select
}
