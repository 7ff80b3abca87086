target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.stat = type { i64, i16, i32, i32, i32, i32, i32, i64, i16, i32, i32, i32, %struct.timespec, %struct.timespec, %struct.timespec, i32, i32 }
%struct.timespec = type { i32, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__dirstream = type opaque
%struct.dirent = type { i32, i32, i16, i8, [256 x i8] }
@.str = private unnamed_addr constant [47 x i8] c"advice about memory that changes what it holds\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"file.nonblocking\00", align 1
define dso_local i32 @stat(i8* noundef nonnull %path, %struct.stat* noundef nonnull %s) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define internal i32 @look(%struct.stat* noundef %s) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i32 @__gsmack_nondet_uint()
  %st_mode = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 3
  store i32 %call1, i32* %st_mode, align 4
  %call2 = call i32 @__gsmack_nondet_long()
  %st_size = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 9
  store i32 %call2, i32* %st_size, align 4
  %cmp = icmp sge i32 %call2, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %st_blksize = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 10
  store i32 4096, i32* %st_blksize, align 4
  %call4 = call i32 @__gsmack_nondet_long()
  %st_blocks = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 11
  store i32 %call4, i32* %st_blocks, align 4
  %call5 = call i32 @__gsmack_nondet_ulong()
  %st_nlink = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 4
  store i32 %call5, i32* %st_nlink, align 4
  %call6 = call i32 @__gsmack_nondet_ulong()
  %conv = zext i32 %call6 to i64
  %st_dev = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 0
  store i64 %conv, i64* %st_dev, align 4
  %call7 = call i32 @__gsmack_nondet_ulong()
  %conv8 = zext i32 %call7 to i64
  %st_rdev = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 7
  store i64 %conv8, i64* %st_rdev, align 4
  %call9 = call i32 @__gsmack_nondet_ulong()
  %st_ino = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 2
  store i32 %call9, i32* %st_ino, align 4
  %call10 = call i32 @__gsmack_nondet_uint()
  %st_uid = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 5
  store i32 %call10, i32* %st_uid, align 4
  %call11 = call i32 @__gsmack_nondet_uint()
  %st_gid = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 6
  store i32 %call11, i32* %st_gid, align 4
  %st_atim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 12
  %call.i = call i32 @__gsmack_nondet_long()
  %tv_sec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %st_atim, i32 0, i32 0
  store i32 %call.i, i32* %tv_sec.i, align 4
  %call1.i = call i32 @__gsmack_nondet_long()
  %tv_nsec.i = getelementptr inbounds %struct.timespec, %struct.timespec* %st_atim, i32 0, i32 1
  store i32 %call1.i, i32* %tv_nsec.i, align 4
  %cmp.i = icmp sge i32 %call1.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any_time.exit
land.rhs.i:
  %cmp4.i = icmp slt i32 %call1.i, 1000000000
  br label %any_time.exit
any_time.exit:
  %0 = phi i1 [ false, %if.end ], [ %cmp4.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %st_mtim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 13
  %call.i14 = call i32 @__gsmack_nondet_long()
  %tv_sec.i15 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_mtim, i32 0, i32 0
  store i32 %call.i14, i32* %tv_sec.i15, align 4
  %call1.i16 = call i32 @__gsmack_nondet_long()
  %tv_nsec.i17 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_mtim, i32 0, i32 1
  store i32 %call1.i16, i32* %tv_nsec.i17, align 4
  %cmp.i18 = icmp sge i32 %call1.i16, 0
  br i1 %cmp.i18, label %land.rhs.i20, label %any_time.exit21
land.rhs.i20:
  %cmp4.i19 = icmp slt i32 %call1.i16, 1000000000
  br label %any_time.exit21
any_time.exit21:
  %1 = phi i1 [ false, %any_time.exit ], [ %cmp4.i19, %land.rhs.i20 ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %st_ctim = getelementptr inbounds %struct.stat, %struct.stat* %s, i32 0, i32 14
  %call.i22 = call i32 @__gsmack_nondet_long()
  %tv_sec.i23 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_ctim, i32 0, i32 0
  store i32 %call.i22, i32* %tv_sec.i23, align 4
  %call1.i24 = call i32 @__gsmack_nondet_long()
  %tv_nsec.i25 = getelementptr inbounds %struct.timespec, %struct.timespec* %st_ctim, i32 0, i32 1
  store i32 %call1.i24, i32* %tv_nsec.i25, align 4
  %cmp.i26 = icmp sge i32 %call1.i24, 0
  br i1 %cmp.i26, label %land.rhs.i28, label %any_time.exit29
land.rhs.i28:
  %cmp4.i27 = icmp slt i32 %call1.i24, 1000000000
  br label %any_time.exit29
any_time.exit29:
  %2 = phi i1 [ false, %any_time.exit21 ], [ %cmp4.i27, %land.rhs.i28 ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %any_time.exit29 ]
  ret i32 %retval.0
}
define dso_local i32 @lstat(i8* noundef nonnull %path, %struct.stat* noundef nonnull %s) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %stat.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %stat.exit
stat.exit:
  %call.i = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call.i
}
define dso_local i32 @fstat(i32 noundef %file, %struct.stat* noundef nonnull %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__xstat(i32 noundef %version, i8* noundef %path, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__lxstat(i32 noundef %version, i8* noundef %path, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @__fxstat(i32 noundef %version, i32 noundef %file, %struct.stat* noundef %s) {
entry:
  %call = call i32 @look(%struct.stat* noundef %s)
  ret i32 %call
}
define dso_local i32 @lseek(i32 noundef %file, i32 noundef %offset, i32 noundef %whence) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @fseek(%struct._IO_FILE* noundef %file, i32 noundef %offset, i32 noundef %whence) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i1, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @ftell(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call
}
define dso_local void @rewind(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  ret void
}
define dso_local void @clearerr(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  ret void
}
define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %file, i8* noundef %mode) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %if.then.i2, label %if.end.i
if.then.i2:
  br label %any_stream.exit
if.end.i:
  %call1.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %0 = bitcast i8* %call1.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call1.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i2 ], [ %0, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local noalias %struct._IO_FILE* @tmpfile() {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %any_stream.exit
if.end.i:
  %call1.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %0 = bitcast i8* %call1.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call1.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i ], [ %0, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local noalias %struct._IO_FILE* @popen(i8* noundef %command, i8* noundef %mode) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %command, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %command, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call i32 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i2 = icmp slt i32 %call.i1, 0
  br i1 %cmp.i2, label %if.then.i3, label %reads_all.exit4
if.then.i3:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit4
reads_all.exit4:
  %call.i5 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i5, label %if.then.i6, label %if.end.i
if.then.i6:
  br label %any_stream.exit
if.end.i:
  %call1.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %0 = bitcast i8* %call1.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call1.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %if.then.i6 ], [ %0, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local i32 @ftruncate(i32 noundef %file, i32 noundef %length) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @fsync(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @fdatasync(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i.i, label %fsync.exit
if.then.i.i:
  call void @__model_cancel_point()
  br label %fsync.exit
fsync.exit:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @sync_file_range(i32 noundef %file, i64 noundef %from, i64 noundef %size, i32 noundef %flags) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
define dso_local i32 @posix_fadvise(i32 noundef %file, i32 noundef %from, i32 noundef %size, i32 noundef %advice) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 0, i32 9
  ret i32 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32 @madvise(i8* noundef %from, i32 noundef %size, i32 noundef %advice) {
entry:
  %cmp = icmp ne i32 %advice, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %advice, 1
  br i1 %cmp1, label %land.lhs.true2, label %if.end
land.lhs.true2:
  %cmp3 = icmp ne i32 %advice, 2
  br i1 %cmp3, label %land.lhs.true4, label %if.end
land.lhs.true4:
  %cmp5 = icmp ne i32 %advice, 3
  br i1 %cmp5, label %land.lhs.true6, label %if.end
land.lhs.true6:
  %cmp7 = icmp ne i32 %advice, 14
  br i1 %cmp7, label %land.lhs.true8, label %if.end
land.lhs.true8:
  %cmp9 = icmp ne i32 %advice, 15
  br i1 %cmp9, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str, i32 0, i32 0))
  br label %if.end
if.end:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @pread(i32 noundef %file, i8* noundef %to, i32 noundef %size, i32 noundef %offset) {
entry:
  %call = call i32 @read(i32 noundef %file, i8* noundef %to, i32 noundef %size)
  ret i32 %call
}
declare dso_local i32 @read(i32 noundef, i8* noundef, i32 noundef)
define dso_local i32 @pwrite(i32 noundef %file, i8* noundef %from, i32 noundef %size, i32 noundef %offset) {
entry:
  %call = call i32 @write(i32 noundef %file, i8* noundef %from, i32 noundef %size)
  ret i32 %call
}
declare dso_local i32 @write(i32 noundef, i8* noundef, i32 noundef)
define dso_local i32 @mkdir(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @rmdir(i8* noundef nonnull %path) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @rename(i8* noundef %from, i8* noundef %to) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %from, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %from, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %to, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %to, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @remove(i8* noundef %path) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @chdir(i8* noundef nonnull %path) {
entry:
  %call.i.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i.i = icmp slt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %done_to.exit
if.then.i.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %done_to.exit
done_to.exit:
  %call.i1.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i.i = select i1 %call.i1.i, i32 0, i32 -1
  ret i32 %cond.i.i
}
define dso_local i32 @fcntl(i32 noundef %file, i32 noundef %command, ...) {
entry:
  %arguments = alloca i8*, align 4
  %0 = bitcast i8** %arguments to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  call void @llvm.va_start(i8* %0)
  %cmp = icmp eq i32 %command, 4
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %argp.cur = load i8*, i8** %arguments, align 4
  %argp.next = getelementptr inbounds i8, i8* %argp.cur, i32 4
  store i8* %argp.next, i8** %arguments, align 4
  %1 = bitcast i8* %argp.cur to i32*
  %2 = load i32, i32* %1, align 4
  %div = sdiv i32 %2, 2048
  %rem = srem i32 %div, 2
  %cmp2 = icmp ne i32 %rem, 0
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %if.then.i, label %set_nonblocking.exit
if.then.i:
  %conv.i = zext i1 %cmp2 to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i32 0, i32 0), i32 noundef %file, i32 noundef %conv.i)
  br label %set_nonblocking.exit
set_nonblocking.exit:
  br label %if.end
if.end:
  call void @llvm.va_end(i8* %0)
  %cmp4 = icmp eq i32 %command, 0
  br i1 %cmp4, label %if.then6, label %lor.lhs.false
lor.lhs.false:
  %cmp5 = icmp eq i32 %command, 1030
  br i1 %cmp5, label %if.then6, label %if.end8
if.then6:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i, 1024
  br label %land.end.i
land.end.i:
  %3 = phi i1 [ false, %if.then6 ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %cmp2.i = icmp sge i32 %call.i, 0
  br i1 %cmp2.i, label %if.then.i9, label %any_descriptor.exit
if.then.i9:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %4 = phi i1 [ false, %if.then.i9 ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %4, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %5 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %6 = phi i1 [ true, %is_event.exit.i.i ], [ %5, %is_pipe.exit.i.i ]
  %lnot.i = xor i1 %6, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i
is_event.exit.i:
  %7 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %7, label %if.then.i11, label %if.end.i
if.then.i11:
  call void @__model_event_copy(i32 noundef %file, i32 noundef %call.i)
  br label %if.end.i
if.end.i:
  br i1 %cmp2.i, label %land.lhs.true2.i, label %copied.exit
land.lhs.true2.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9.i, label %is_pipe.exit.i
land.rhs.i9.i:
  %call.i8.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %8 = phi i1 [ false, %land.lhs.true2.i ], [ %call.i8.i, %land.rhs.i9.i ]
  br i1 %8, label %if.then4.i, label %copied.exit
if.then4.i:
  call void @__model_pipe_copy(i32 noundef %file, i32 noundef %call.i)
  br label %copied.exit
copied.exit:
  br label %cleanup
if.end8:
  br i1 %cmp, label %land.lhs.true, label %if.end14
land.lhs.true:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i13, label %is_event.exit
land.rhs.i13:
  %call.i12 = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit
is_event.exit:
  %9 = phi i1 [ false, %land.lhs.true ], [ %call.i12, %land.rhs.i13 ]
  br i1 %9, label %if.then13, label %lor.lhs.false11
lor.lhs.false11:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i16, label %is_pipe.exit
land.rhs.i16:
  %call.i15 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit
is_pipe.exit:
  %10 = phi i1 [ false, %lor.lhs.false11 ], [ %call.i15, %land.rhs.i16 ]
  br i1 %10, label %if.then13, label %if.end14
if.then13:
  br label %cleanup
if.end14:
  %call15 = call i32 @__gsmack_nondet_int()
  %cmp16 = icmp sge i32 %call15, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp16)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call.i, %copied.exit ], [ 0, %if.then13 ], [ %call15, %if.end14 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret i32 %retval.0
}
declare void @llvm.va_start(i8*)
declare void @llvm.va_end(i8*)
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @dup(i32 noundef %file) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp1.i = icmp slt i32 %call.i, 1024
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i = icmp sge i32 %call.i, 0
  br i1 %cmp2.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %1 = phi i1 [ false, %if.then.i ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %1, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %2 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %3 = phi i1 [ true, %is_event.exit.i.i ], [ %2, %is_pipe.exit.i.i ]
  %lnot.i = xor i1 %3, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %any_descriptor.exit
any_descriptor.exit:
  br i1 %cmp2.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i
is_event.exit.i:
  %4 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %4, label %if.then.i2, label %if.end.i
if.then.i2:
  call void @__model_event_copy(i32 noundef %file, i32 noundef %call.i)
  br label %if.end.i
if.end.i:
  br i1 %cmp2.i, label %land.lhs.true2.i, label %copied.exit
land.lhs.true2.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9.i, label %is_pipe.exit.i
land.rhs.i9.i:
  %call.i8.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %5 = phi i1 [ false, %land.lhs.true2.i ], [ %call.i8.i, %land.rhs.i9.i ]
  br i1 %5, label %if.then4.i, label %copied.exit
if.then4.i:
  call void @__model_pipe_copy(i32 noundef %file, i32 noundef %call.i)
  br label %copied.exit
copied.exit:
  ret i32 %call.i
}
define dso_local i32 @dup2(i32 noundef %from, i32 noundef %to) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp = icmp eq i32 %from, %to
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  br label %return
if.end2:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i, label %is_pipe.exit
land.rhs.i:
  %call.i = call zeroext i1 @__model_is_pipe(i32 noundef %to)
  br label %is_pipe.exit
is_pipe.exit:
  %0 = phi i1 [ false, %if.end2 ], [ %call.i, %land.rhs.i ]
  br i1 %0, label %if.then5, label %lor.lhs.false
lor.lhs.false:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i8, label %is_event.exit
land.rhs.i8:
  %call.i7 = call zeroext i1 @__model_is_event(i32 noundef %to)
  br label %is_event.exit
is_event.exit:
  %1 = phi i1 [ false, %lor.lhs.false ], [ %call.i7, %land.rhs.i8 ]
  br i1 %1, label %if.then5, label %if.end7
if.then5:
  %call6 = call i32 @close(i32 noundef %to)
  br label %if.end7
if.end7:
  %cmp.i = icmp sge i32 %to, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %from)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %2, label %if.then.i, label %if.end.i
if.then.i:
  call void @__model_event_copy(i32 noundef %from, i32 noundef %to)
  br label %if.end.i
if.end.i:
  br i1 %cmp.i, label %land.lhs.true2.i, label %copied.exit
land.lhs.true2.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9.i, label %is_pipe.exit.i
land.rhs.i9.i:
  %call.i8.i = call zeroext i1 @__model_is_pipe(i32 noundef %from)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %land.lhs.true2.i ], [ %call.i8.i, %land.rhs.i9.i ]
  br i1 %3, label %if.then4.i, label %copied.exit
if.then4.i:
  call void @__model_pipe_copy(i32 noundef %from, i32 noundef %to)
  br label %copied.exit
copied.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ %to, %if.then1 ], [ %to, %copied.exit ]
  ret i32 %retval.0
}
declare dso_local i32 @close(i32 noundef)
define dso_local i8* @mmap(i8* noundef %address, i32 noundef %size, i32 noundef %protection, i32 noundef %flags, i32 noundef %file, i32 noundef %offset) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i8* @__gsmack_alloc(i32 noundef %size)
  %div = sdiv i32 %flags, 32
  %rem = srem i32 %div, 2
  %tobool = icmp ne i32 %rem, 0
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  call void @llvm.memset.p0i8.i32(i8* align 1 %call1, i8 0, i32 %size, i1 false)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  br label %return
return:
  %retval.0 = phi i8* [ inttoptr (i32 -1 to i8*), %if.then ], [ %call1, %cond.end ]
  ret i8* %retval.0
}
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
define dso_local i32 @munmap(i8* noundef %address, i32 noundef %size) {
entry:
  call void @__gsmack_free(i8* noundef %address)
  ret i32 0
}
declare dso_local void @__gsmack_free(i8* noundef)
define dso_local noalias %struct.__dirstream* @opendir(i8* noundef nonnull %path) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call1 = call i8* @__gsmack_alloc(i32 noundef 4)
  %0 = bitcast i8* %call1 to %struct.__dirstream*
  call void @__model_belongs(i8* noundef %call1, i32 noundef 2)
  br label %return
return:
  %retval.0 = phi %struct.__dirstream* [ null, %if.then ], [ %0, %if.end ]
  ret %struct.__dirstream* %retval.0
}
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
define dso_local %struct.dirent* @readdir(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 1)
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call2 = call i8* @__gsmack_alloc(i32 noundef 268)
  %1 = bitcast i8* %call2 to %struct.dirent*
  call void @__model_belongs(i8* noundef %call2, i32 noundef 2)
  %d_name = getelementptr inbounds %struct.dirent, %struct.dirent* %1, i32 0, i32 4
  %arrayidx = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i32 0, i32 0
  %2 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %cmp = icmp ne i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %arrayidx5 = getelementptr inbounds [256 x i8], [256 x i8]* %d_name, i32 0, i32 255
  store i8 0, i8* %arrayidx5, align 1
  br label %return
return:
  %retval.0 = phi %struct.dirent* [ null, %if.then ], [ %1, %if.end ]
  ret %struct.dirent* %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
define dso_local i32 @closedir(%struct.__dirstream* noundef nonnull %from) {
entry:
  %0 = bitcast %struct.__dirstream* %from to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 1)
  call void @__gsmack_free(i8* noundef %0)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %cond.i = select i1 %call.i, i32 0, i32 -1
  ret i32 %cond.i
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local i32 @__gsmack_nondet_ulong()
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare extern_weak dso_local void @__model_event_copy(i32 noundef, i32 noundef)
declare extern_weak dso_local void @__model_pipe_copy(i32 noundef, i32 noundef)
