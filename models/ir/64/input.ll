target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [11 x i8] c"process.id\00", align 1
define dso_local i32 @getchar() local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %0 = add i32 %call.i, 1
  %1 = icmp ult i32 %0, 257
  call void @__gsmack_assume(i1 noundef zeroext %1)
  ret i32 %call.i
}
define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %0 = add i32 %call.i, 1
  %1 = icmp ult i32 %0, 257
  call void @__gsmack_assume(i1 noundef zeroext %1)
  ret i32 %call.i
}
define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %0 = add i32 %call.i, 1
  %1 = icmp ult i32 %0, 257
  call void @__gsmack_assume(i1 noundef zeroext %1)
  ret i32 %call.i
}
define dso_local i32 @ungetc(i32 noundef returned %c, %struct._IO_FILE* nocapture noundef readnone %file) local_unnamed_addr {
entry:
  ret i32 %c
}
define dso_local i8* @fgets(i8* noalias noundef writeonly %to, i32 noundef %size, %struct._IO_FILE* noalias nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %cmp = icmp slt i32 %size, 1
  br i1 %cmp, label %return, label %lor.lhs.false
lor.lhs.false:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %return, label %for.cond.preheader
for.cond.preheader:
  %wide.trip.count = zext i32 %size to i64
  br label %for.cond
for.cond:
  %indvars.iv = phi i64 [ 0, %for.cond.preheader ], [ %indvars.iv.next, %cond.end ]
  %exitcond.not = icmp eq i64 %indvars.iv, %wide.trip.count
  br i1 %exitcond.not, label %return, label %for.body
for.body:
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %0 = trunc i64 %indvars.iv.next to i32
  %cmp2 = icmp slt i32 %0, %size
  br i1 %cmp2, label %cond.true, label %cond.end
cond.true:
  %call3 = call signext i8 @__gsmack_nondet_char()
  br label %cond.end
cond.end:
  %cond = phi i8 [ %call3, %cond.true ], [ 0, %for.body ]
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %indvars.iv
  store i8 %cond, i8* %arrayidx, align 1
  %tobool.not = icmp eq i8 %cond, 0
  br i1 %tobool.not, label %return, label %for.cond
return:
  %retval.0 = phi i8* [ null, %lor.lhs.false ], [ null, %entry ], [ %to, %cond.end ], [ %to, %for.cond ]
  ret i8* %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool() local_unnamed_addr
declare dso_local signext i8 @__gsmack_nondet_char() local_unnamed_addr
define dso_local i64 @fread(i8* noalias nocapture noundef writeonly %to, i64 noundef %size, i64 noundef %count, %struct._IO_FILE* noalias nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_ulong()
  %cmp = icmp ule i64 %call, %count
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %mul = mul i64 %call, %size
  %cmp4.not.i = icmp eq i64 %mul, 0
  br i1 %cmp4.not.i, label %fill.exit, label %for.body.i
for.body.i:
  %i.05.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.05.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nuw i64 %i.05.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %mul
  br i1 %exitcond.not.i, label %fill.exit, label %for.body.i
fill.exit:
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_ulong() local_unnamed_addr
declare dso_local void @__gsmack_assume(i1 noundef zeroext) local_unnamed_addr
define dso_local i64 @read(i32 noundef %file, i8* nocapture noundef writeonly %to, i64 noundef %size) local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  %cmp = icmp sgt i64 %call, -2
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp eq i64 %call, -1
  %cmp2 = icmp ule i64 %call, %size
  %0 = or i1 %cmp1, %cmp2
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %0, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3 = icmp sgt i64 %call, 0
  br i1 %cmp3, label %for.body.i, label %if.end
for.body.i:
  %i.05.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %land.end ]
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.05.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %inc.i = add nuw nsw i64 %i.05.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %call
  br i1 %exitcond.not.i, label %if.end, label %for.body.i
if.end:
  ret i64 %call
}
declare dso_local i64 @__gsmack_nondet_long() local_unnamed_addr
define dso_local i64 @write(i32 noundef %file, i8* nocapture noundef readnone %from, i64 noundef %size) local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  %cmp = icmp sgt i64 %call, -2
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp eq i64 %call, -1
  %cmp2 = icmp ule i64 %call, %size
  %0 = or i1 %cmp1, %cmp2
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %0, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  ret i64 %call
}
define dso_local i32 @open(i8* nocapture noundef nonnull readnone %path, i32 noundef %flags, ...) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -2
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  ret i32 %call.i
}
define dso_local i32 @close(i32 noundef %file) local_unnamed_addr {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %not.call = xor i1 %call, true
  %cond = sext i1 %not.call to i32
  ret i32 %cond
}
define dso_local i32 @access(i8* nocapture noundef nonnull readnone %path, i32 noundef %mode) local_unnamed_addr {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %not.call = xor i1 %call, true
  %cond = sext i1 %not.call to i32
  ret i32 %cond
}
define dso_local i32 @unlink(i8* nocapture noundef nonnull readnone %path) local_unnamed_addr {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %not.call = xor i1 %call, true
  %cond = sext i1 %not.call to i32
  ret i32 %cond
}
define dso_local noalias %struct._IO_FILE* @fopen(i8* noalias nocapture noundef readnone %path, i8* noalias nocapture noundef readnone %mode) local_unnamed_addr {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %cond.true, label %cond.end
cond.true:
  %call1 = call i8* @__gsmack_alloc(i64 noundef 216)
  %phi.cast = bitcast i8* %call1 to %struct._IO_FILE*
  br label %cond.end
cond.end:
  %cond = phi %struct._IO_FILE* [ %phi.cast, %cond.true ], [ null, %entry ]
  ret %struct._IO_FILE* %cond
}
declare dso_local i8* @__gsmack_alloc(i64 noundef) local_unnamed_addr
define dso_local i32 @fclose(%struct._IO_FILE* noundef %file) local_unnamed_addr {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_free(i8* noundef %0)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %not.call = xor i1 %call, true
  %cond = sext i1 %not.call to i32
  ret i32 %cond
}
declare dso_local void @__gsmack_free(i8* noundef) local_unnamed_addr
define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int() local_unnamed_addr
define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %call = call i32 @__gsmack_nondet_int()
  ret i32 %call
}
define dso_local i32 @fileno(%struct._IO_FILE* nocapture noundef readnone %file) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -2
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  ret i32 %call.i
}
define dso_local i32 @getpid() local_unnamed_addr {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0))
  %conv = trunc i64 %call to i32
  %tobool.not = icmp eq i32 %conv, 0
  br i1 %tobool.not, label %if.then, label %if.end
if.then:
  %call1 = call i32 @__gsmack_nondet_int()
  %cmp = icmp sgt i32 %call1, 1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %conv3 = sext i32 %call1 to i64
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0), i64 noundef %conv3)
  br label %if.end
if.end:
  %id.0 = phi i32 [ %conv, %entry ], [ %call1, %if.then ]
  call void @__gsmack_atomic_end()
  ret i32 %id.0
}
declare dso_local void @__gsmack_atomic_begin() local_unnamed_addr
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef) local_unnamed_addr
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef) local_unnamed_addr
declare dso_local void @__gsmack_atomic_end() local_unnamed_addr
define dso_local i64 @sysconf(i32 noundef %name) local_unnamed_addr {
entry:
  %call = call i64 @__gsmack_nondet_long()
  ret i64 %call
}
